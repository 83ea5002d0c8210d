import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';

const API_PATHS = /^\/(api|healthz)([/?]|$)/;

/** Adds the API to the dev server, reloaded when its source changes, and /dev/ui, the page of UI components. */
export function devServer(): Plugin {
  return {
    name: 'dev-server',
    apply: 'serve',
    configureServer({ middlewares, ssrLoadModule }) {
      let source: unknown;
      let listener: ReturnType<typeof getRequestListener>;
      middlewares.use((request, response, next) => {
        if (!API_PATHS.test(request.url ?? '')) return next();
        ssrLoadModule('/src/server/dev.ts')
          .then(({ createDevApi }) => {
            // Created once per version of the source, because it has state such as the rate limit.
            if (createDevApi !== source) {
              source = createDevApi;
              listener = getRequestListener(createDevApi().fetch, { overrideGlobalObjects: false });
            }
            return listener(request, response);
          })
          .catch(next);
      });
      middlewares.use('/dev/ui', (_, response) =>
        response.writeHead(302, { Location: '/src/ui/dev/' }).end(),
      );
    },
  };
}
