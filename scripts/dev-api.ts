import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';

const API_PATHS = /^\/(api|healthz)([/?]|$)/;

/** Serves the API's routes inside Vite's server, as last saved. */
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
            // One API until its source changes, so that what it remembers lasts as in the server.
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
