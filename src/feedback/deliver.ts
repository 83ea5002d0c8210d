import type { Draft } from './machine.ts';

/** Where the API is, when another host than the API's serves the site. */
const API_BASE = (import.meta.env.VITE_API_BASE ?? '').replace(/\/$/, '');

/**
 * Sends a message. Resolves when it is stored.
 * @throws Error with what the server says of it, if it says anything
 */
export async function deliver(draft: Draft, signal: AbortSignal): Promise<void> {
  const response = await fetch(`${API_BASE}/api/feedback`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...draft, page: location.pathname }),
    credentials: 'omit',
    signal,
  });
  // A page in place of the API's answer, as of a hotel's wireless network, is none.
  if (response.status === 201) return;
  const answer: unknown = await response.json().catch(() => null);
  const { error } = Object(answer) as { error?: unknown };
  throw new Error(typeof error === 'string' ? error : 'Failed to send feedback');
}
