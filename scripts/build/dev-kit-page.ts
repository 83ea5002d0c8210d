import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Serves the page of UI components at /dev/ui during development. It is not part of builds. */
export function devKitPage(): Plugin {
  return {
    name: 'martillo-dev-kit-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/dev/ui', (request, response, next) => {
        const file = join(server.config.root, 'src/ui/dev/index.html');
        server
          .transformIndexHtml(
            '/src/ui/dev/index.html',
            readFileSync(file, 'utf8'),
            request.originalUrl,
          )
          .then((html) => response.setHeader('Content-Type', 'text/html').end(html))
          .catch(next);
      });
    },
  };
}
