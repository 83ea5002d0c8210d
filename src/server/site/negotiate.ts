/** The content codings that the build compresses with. */
export type ContentCoding = 'br' | 'gzip';

/**
 * The content coding that the client prefers, or undefined for none. The first one available wins a tie.
 * @param acceptEncoding the `Accept-Encoding` header
 */
export function chooseCoding(
  acceptEncoding: string | undefined,
  available: ContentCoding[],
): ContentCoding | undefined {
  const qualities = new Map<string, number>();
  for (const item of acceptEncoding?.toLowerCase().split(',') ?? []) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    qualities.set(name, q ? Number(q.slice(2)) || 0 : 1);
  }
  const quality = (coding: string) => qualities.get(coding) ?? qualities.get('*') ?? 0;
  let best: ContentCoding | undefined;
  for (const coding of available) {
    if (quality(coding) > (best ? quality(best) : 0)) best = coding;
  }
  // Honours an explicit preference for `identity`.
  return best && quality(best) >= (qualities.get('identity') ?? 0) ? best : undefined;
}

/** A byte range, inclusive at both ends. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Parses a `Range` header (RFC 9110, 14.2). Undefined if the header is to be ignored: not a valid range
 * of bytes, or several ranges.
 * @param size the size of the file in bytes
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (!match || (first === '' && last === '')) return undefined;
  if (last !== '' && Number(first) > Number(last)) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : 'unsatisfiable';
}

/** Whether an `If-None-Match` header lists the ETag, by weak comparison (RFC 9110, 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const opaqueTag = (tag: string) => tag.trim().replace(/^W\//, '');
  return (
    header.trim() === '*' || header.split(',').some((tag) => opaqueTag(tag) === opaqueTag(etag))
  );
}
