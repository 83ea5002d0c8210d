/** Where the server listens. */
export type Settings = { host: string; port: number };

const DEFAULT_PORT = 4173;
const HIGHEST_PORT = 65535;

/** Reads PORT and HOST; throws an error whose message is one sentence for the person at the terminal. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const port = env.PORT ? Number(env.PORT) : DEFAULT_PORT;
  if ((env.PORT && !/^\d+$/.test(env.PORT)) || port > HIGHEST_PORT) {
    throw new Error(
      `PORT must be a whole number from 0 to ${HIGHEST_PORT} (0 takes any free port), but it is "${env.PORT}".`,
    );
  }
  return { host: env.HOST || '127.0.0.1', port };
}

/** One sentence on why the server cannot listen. */
export function listenFailure(error: NodeJS.ErrnoException, { host, port }: Settings): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is already in use: stop what runs there, or set PORT to another port.`;
  }
  if (error.code === 'EACCES') {
    return `Port ${port} is not allowed for this user: set PORT to one above 1023.`;
  }
  return `Cannot listen on HOST "${host}", PORT ${port}: ${error.message}.`;
}

/** The address to open; addresses that include this machine itself are shown as localhost. */
export function siteUrl(host: string, port: number): string {
  const local = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${local ? 'localhost' : name}:${port}`;
}
