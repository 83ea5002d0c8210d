import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** An answer of the site for a path, in place of the built file. */
export interface Answer {
  status: number;
  type: string;
  body: string;
}

/** The built site at an origin of its own, whose network can be cut and whose files can be changed. */
export interface ChangingSite {
  url: string;
  /** While it is true, requests are left without an answer: the connection breaks. */
  down: boolean;
  /** The answers by path. */
  answers: Map<string, Answer>;
  /** The paths that are left without an answer, while the connection stays. */
  unanswered: Set<string>;
  /** The paths that have been asked for, in order. */
  readonly requests: string[];
  /** The unanswered paths that are being waited for. */
  readonly waiting: Set<string>;
  close(): Promise<void>;
}

/**
 * @param target the built site, which answers everything else
 * @param head is inserted at the beginning of each page's head
 */
export async function changingSite(target: string, head = ''): Promise<ChangingSite> {
  const answers = new Map<string, Answer>();
  const [unanswered, waiting] = [new Set<string>(), new Set<string>()];
  const requests: string[] = [];
  const site = {
    ...{ url: '', down: false, answers, unanswered, requests, waiting },
    close: async () => {},
  };
  const reply = (response: ServerResponse, { status, type, body }: Answer) =>
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(body);
  const server = createServer((incoming, response) => {
    if (site.down) {
      incoming.socket.destroy();
      return;
    }
    const path = incoming.url ?? '/';
    requests.push(path);
    if (unanswered.has(path)) {
      waiting.add(path);
      response.on('close', () => waiting.delete(path));
      return;
    }
    const answer = answers.get(path);
    if (answer) {
      reply(response, answer);
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
  site.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  site.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return site;
}
