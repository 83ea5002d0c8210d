/**
 * A page as it may be answered with later: without the mark of a redirect, which browsers refuse in an
 * answer to a navigation.
 */
export function cleanCopy(response: Response): Response {
  return new Response(response.body, {
    headers: { 'Content-Type': response.headers.get('Content-Type') ?? 'text/html; charset=utf-8' },
  });
}
