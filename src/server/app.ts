import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { secureHeaders } from 'hono/secure-headers';
import { answerError, createApi } from './api.ts';
import { describeFile, type ServedFile } from './served-file.ts';

/** Where the app finds what it serves. */
export type AppOptions = {
  /** The folder of the built client, as an absolute path. */
  clientDir: string;
  /** Takes what comes to /api/feedback. */
  feedback?: Hono;
};

/** The whole site: the API, the built client's files, and index.html for the client's own routes. */
export function createApp({ clientDir, feedback }: AppOptions): Hono<ServedFile> {
  const app = new Hono<ServedFile>();
  // No HSTS: the app is also reached over plain http on localhost.
  app.use(secureHeaders({ strictTransportSecurity: false }));
  app.route('/', createApi(feedback));

  app.use(etag(), describeFile);
  const onFound: NonNullable<Parameters<typeof serveStatic<ServedFile>>[0]>['onFound'] = (
    path,
    c,
  ) => c.set('servedFile', path);
  app.get('*', serveStatic<ServedFile>({ root: clientDir, onFound }));
  // A missing script or sound must fail as one, not arrive as a page.
  app.get('/build/*', (c) => c.notFound());
  app.get('/assets/*', (c) => c.notFound());
  app.get('*', serveStatic<ServedFile>({ root: clientDir, path: 'index.html', onFound }));

  app.notFound((c) => c.text('Not found', 404));
  app.onError(answerError);
  return app;
}
