import { createServer } from 'vite';
import { openPage } from '../lib/launch-chromium.mjs';

/**
 * Opens the page of audio/render in Chromium, served from the repository on the loopback interface: `load` imports a
 * module of the repository into Node; `render` renders a clip, or only some of its players, and `decode` decodes a
 * clip's file; both return interleaved stereo samples as 32-bit floats. `figures` measures the mix of a clip, in the
 * page, since its stems are large.
 */
export async function openRenderer() {
  const server = await createServer({
    configFile: 'vite.config.ts',
    logLevel: 'error',
    // No reload in the middle of a clip.
    server: { host: '127.0.0.1', port: 4189, hmr: false, watch: null },
  });
  await server.listen();
  const { page, close } = await openPage(server, 'audio/render/page.html', 'renderClip');
  return {
    load: (path) => server.ssrLoadModule(path),
    async render(id, players) {
      const samples = await page.evaluate(
        ([clip, only]) => window.renderClip(clip, only),
        [id, players],
      );
      return Buffer.from(samples, 'base64');
    },
    figures(id) {
      return page.evaluate(async (clip) => {
        // By the server's addresses: this function runs in the page.
        const [{ figuresOf }, { clipById }] = await Promise.all(
          ['/audio/measure/figures.ts', '/audio/music/clips/clips.ts'].map((path) => import(path)),
        );
        return figuresOf(clipById(clip), await window.stemsOf(clip));
      }, id);
    },
    async decode(url) {
      return Buffer.from(await page.evaluate((file) => window.decodeFile(file), url), 'base64');
    },
    close,
  };
}
