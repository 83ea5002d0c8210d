import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';

const API_PATHS = /^\/(api|healthz)([/?]|$)/;

/** Vite plugin that serves the API in the dev server and reloads it when its source changes. */
export function devApi(): Plugin {
  return {
    name: 'martillo-dev-api',
    apply: 'serve',
    configureServer({ middlewares, ssrLoadModule }) {
      let source: unknown;
      let listener: ReturnType<typeof getRequestListener>;
      middlewares.use((request, response, next) => {
        if (!API_PATHS.test(request.url ?? '')) return next();
        ssrLoadModule('/src/server/dev.ts')
          .then(({ createDevApi }) => {
            // Created once per version of the source: it holds state such as the rate limit.
            if (createDevApi !== source) {
              source = createDevApi;
              listener = getRequestListener(createDevApi().fetch, { overrideGlobalObjects: false });
            }
            return listener(request, response);
          })
          .catch(next);
      });
    },
  };
}

/** Leads from /dev/ui to the page of UI components during development. It is not part of builds. */
export function devKitPage(): Plugin {
  return {
    name: 'martillo-dev-kit-page',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/dev/ui', (_, response) =>
        response.writeHead(302, { Location: '/src/ui/dev/' }).end(),
      );
    },
  };
}
