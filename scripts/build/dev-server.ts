import type { Plugin } from 'vite';

const API_PATHS = /^\/(api|healthz)([/?]|$)/;

/** Adds the API to the dev server, reloaded when its source changes, and /dev/ui, the page of UI components. */
export function devServer(): Plugin {
  return {
    name: 'dev-server',
    apply: 'serve',
    configureServer({ middlewares, ssrLoadModule }) {
      middlewares.use((request, response, next) => {
        if (!API_PATHS.test(request.url ?? '')) return next();
        ssrLoadModule('/src/server/dev.ts')
          .then(({ listener }) => listener(request, response))
          .catch(next);
      });
      middlewares.use('/dev/ui', (_, response) =>
        response.writeHead(302, { Location: '/src/ui/dev/' }).end(),
      );
    },
  };
}
