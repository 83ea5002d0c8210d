export interface Draft {
  /** Identifies retries of this draft, so that the server stores it once. */
  id: string;
  message: string;
  email: string;
}

export function isBlank({ message }: Draft): boolean {
  return message.trim() === '';
}

/** The server rejects the message for good. */
export class RefusedError extends Error {}

/** The base URL of the API; empty if it has the same origin as the site. */
const API_BASE = (import.meta.env.VITE_API_BASE ?? '').replace(/\/$/, '');

/**
 * Sends a message. Any success except an HTML page counts: a host without the API responds with one.
 * @param page the path of the page on which it was written
 * @throws RefusedError if a retry is useless, else Error; each with the server's message, if it sent one
 */
export async function deliver(
  draft: Draft,
  signal: AbortSignal,
  page: string = location.pathname,
): Promise<void> {
  const response = await fetch(`${API_BASE}/api/feedback`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...draft, page }),
    credentials: 'omit',
    signal,
  }).catch((error: unknown) => {
    // Browsers report that they are online on a Wi-Fi without internet access.
    if (signal.aborted) throw error;
    throw new Error('No connection', { cause: error });
  });
  // A captive portal replies 200 with its login page.
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  if (response.ok && !isPage) return;
  const body: unknown = await response.json().catch(() => null);
  const { error } = Object(body) as { error?: unknown };
  const message = typeof error === 'string' ? error : 'Failed to send feedback';
  // Only our API sends an error text; a proxy's rejection may be temporary.
  const isRefused = typeof error === 'string' && [400, 413, 415, 422].includes(response.status);
  throw isRefused ? new RefusedError(message) : new Error(message);
}
