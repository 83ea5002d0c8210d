import { Hono, type MiddlewareHandler } from 'hono';
import { createApi, errorResponse } from './api.ts';
import { loadSite } from './site/files.ts';
import { securityHeaders } from './site/security-headers.ts';
import { serveSite } from './site/serve.ts';

type AppOptions = {
  /** The folder of the built client, as an absolute path. */
  clientDir: string;
  feedback?: Hono;
  /** Logs requests; runs before every other handler. */
  log?: MiddlewareHandler;
  /** Whether to trust `X-Forwarded-Proto`. */
  behindProxy?: boolean;
};

/** The whole site: the API and the built client. */
export function createApp({ clientDir, feedback, log, behindProxy }: AppOptions): Hono {
  const site = loadSite(clientDir);
  const app = new Hono();
  if (log) app.use(log);
  app.use(securityHeaders(site, import.meta.env.VITE_API_BASE));
  if (behindProxy) {
    // HSTS (180 days) on requests that reached the proxy over TLS.
    app.use(async (c, next) => {
      await next();
      const proto = c.req.header('X-Forwarded-Proto')?.split(',').at(-1)?.trim();
      if (proto === 'https') c.res.headers.set('Strict-Transport-Security', 'max-age=15552000');
    });
  }
  app.route('/', createApi(feedback));
  app.route('/', serveSite(site));
  app.notFound((c) => c.text('Not found', 404));
  app.onError(errorResponse);
  return app;
}
