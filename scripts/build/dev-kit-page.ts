import type { Plugin } from 'vite';

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
