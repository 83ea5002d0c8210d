import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The built site at an origin of its own, whose network can be cut and whose files can be changed. */
export type ChangingSite = Awaited<ReturnType<typeof changingSite>>;

/**
 * @param target the built site, which responds to everything else
 * @param head is inserted at the beginning of each page's head
 */
export async function changingSite(target: string, head = '') {
  const requests: string[] = [];
  const site = {
    /** Whether the connection is broken: requests get no response. */
    down: false,
    /** Responses by path that replace the built files. */
    answers: new Map<string, { status: number; type: string; body: string }>(),
    /** Paths without a response, while the connection works. */
    unanswered: new Set<string>(),
    /** Paths in `unanswered` with pending requests. */
    waiting: new Set<string>(),
    /** The requested paths, in order. */
    requests,
  };
  const server = createServer((incoming, response) => {
    if (site.down) {
      incoming.socket.destroy();
      return;
    }
    const path = incoming.url ?? '/';
    requests.push(path);
    if (site.unanswered.has(path)) {
      site.waiting.add(path);
      response.on('close', () => site.waiting.delete(path));
      return;
    }
    const answer = site.answers.get(path);
    if (answer) {
      const { status, type, body } = answer;
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(body);
      return;
    }
    const { method, headers } = incoming;
    // A compressed file cannot be changed.
    if (head) headers['accept-encoding'] = 'identity';
    const passed = request(new URL(path, target), { method, headers }, async (answered) => {
      const isPage = answered.headers['content-type']?.startsWith('text/html');
      if (!head || !isPage) {
        response.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(response);
        return;
      }
      const { 'content-length': _, ...others } = answered.headers;
      response.writeHead(answered.statusCode ?? 502, others);
      response.end((await text(answered)).replace('<head>', `<head>${head}`));
    });
    passed.on('error', () => response.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(site, {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
