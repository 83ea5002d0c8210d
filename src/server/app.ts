import { Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { answerError, createApi } from './api.ts';
import { contentPolicy, PERMISSIONS } from './site/content-security-policy.ts';
import { readSite } from './site/files.ts';
import { serveSite } from './site/serve.ts';

/** Where the app finds what it serves. */
export type AppOptions = {
  /** The folder of the built client, as an absolute path. */
  clientDir: string;
  /** Takes what comes to /api/feedback. */
  feedback?: Hono;
  /** Sees every request first and every answer last. */
  log?: MiddlewareHandler;
  /** Whether a proxy of ours says by `X-Forwarded-Proto` how people reach it. */
  behindProxy?: boolean;
};

/** The whole site: the API, the built client's files, and its page for the client's own routes. */
export function createApp({ clientDir, feedback, log, behindProxy }: AppOptions): Hono {
  const site = readSite(clientDir);
  const app = new Hono();
  if (log) app.use(log);
  app.use(
    secureHeaders({
      // Below: the app is also reached over plain http on localhost.
      strictTransportSecurity: false,
      xFrameOptions: 'DENY',
      contentSecurityPolicy: contentPolicy(site, apiOrigin()),
      permissionsPolicy: PERMISSIONS,
    }),
  );
  if (behindProxy) app.use(demandTls);
  app.route('/', createApi(feedback));
  app.get('*', serveSite(site));
  app.notFound((c) => c.text('Not found', 404));
  app.onError(answerError);
  return app;
}

/** Who came by TLS is told to come that way for half a year. */
const demandTls: MiddlewareHandler = async (c, next) => {
  await next();
  const proto = c.req.header('X-Forwarded-Proto')?.split(',').at(-1)?.trim();
  if (proto === 'https') c.res.headers.set('Strict-Transport-Security', 'max-age=15552000');
};

/** The API's origin, when the client was built to find it elsewhere. */
function apiOrigin(): string | undefined {
  const base = import.meta.env.VITE_API_BASE;
  return base && URL.canParse(base) ? new URL(base).origin : undefined;
}
