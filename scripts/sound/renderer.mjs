import { createServer } from 'vite';
import { openPage } from '../lib/launch-chromium.mjs';

/**
 * Opens the page of audio/render in Chromium, served from the repository on the loopback interface: `load` imports a
 * module of the repository into Node, `call` calls a function of the page.
 */
export async function openRenderer() {
  const server = await createServer({
    configFile: 'vite.config.ts',
    logLevel: 'error',
    // Without hot reload, which could interrupt a clip.
    server: { host: '127.0.0.1', port: 4189, hmr: false, watch: null },
  });
  await server.listen();
  const { page, close } = await openPage(server, 'audio/render/page.html', 'samplesOf');
  return {
    load: (path) => server.ssrLoadModule(path),
    call: (name, ...args) => page.evaluate(([key, all]) => window[key](...all), [name, args]),
    close,
  };
}
