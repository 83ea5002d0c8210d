import type { Draft } from './machine.ts';

/** The base URL of the API; empty if it has the same origin as the site. */
const API_BASE = (import.meta.env.VITE_API_BASE ?? '').replace(/\/$/, '');

/**
 * Sends a message. Resolves with any success that is not an HTML page: there is no API where one comes.
 * @throws Error with the server's error message, if it sent one
 */
export async function deliver(draft: Draft, signal: AbortSignal): Promise<void> {
  const response = await fetch(`${API_BASE}/api/feedback`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...draft, page: location.pathname }),
    credentials: 'omit',
    signal,
  });
  // A captive portal replies 200 with its login page.
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  if (response.ok && !isPage) return;
  const body: unknown = await response.json().catch(() => null);
  const { error } = Object(body) as { error?: unknown };
  throw new Error(typeof error === 'string' ? error : 'Failed to send feedback');
}
