export type Settings = { host: string; port: number };

const DEFAULT_PORT = 4173;
const MAX_PORT = 65535;

/** Reads PORT and HOST. @throws Error with one sentence for the operator if PORT is invalid */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const port = env.PORT ? Number(env.PORT) : DEFAULT_PORT;
  if ((env.PORT && !/^\d+$/.test(env.PORT)) || port > MAX_PORT) {
    throw new Error(
      `PORT must be a whole number from 0 to ${MAX_PORT} (0 takes any free port), but it is "${env.PORT}".`,
    );
  }
  return { host: env.HOST || '127.0.0.1', port };
}

/** The reason why the server cannot listen, in one sentence for the operator. */
export function listenErrorMessage(error: NodeJS.ErrnoException, { host, port }: Settings): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is already in use: stop what runs there, or set PORT to another port.`;
  }
  if (error.code === 'EACCES') {
    return `Port ${port} is not allowed for this user: set PORT to one above 1023.`;
  }
  return `Cannot listen on HOST "${host}", PORT ${port}: ${error.message}.`;
}

/** The URL to open in a browser on this machine; loopback and wildcard addresses become localhost. */
export function siteUrl(host: string, port: number): string {
  const isLocal = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${isLocal ? 'localhost' : name}:${port}`;
}
