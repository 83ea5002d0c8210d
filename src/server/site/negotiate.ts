/** How a body is compressed. */
export type Coding = 'br' | 'gzip';

/** Which of the codings that there are a client wants most, if any. @param accept Accept-Encoding */
export function chooseCoding(accept: string | undefined, there: Coding[]): Coding | undefined {
  const wanted = new Map<string, number>();
  for (const item of accept?.toLowerCase().split(',') ?? []) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    wanted.set(name, q ? Number(q.slice(2)) || 0 : 1);
  }
  const weight = (coding: string) => wanted.get(coding) ?? wanted.get('*') ?? 0;
  let best: Coding | undefined;
  for (const coding of there) {
    if (weight(coding) > (best ? weight(best) : 0)) best = coding;
  }
  // Who would rather have it as it is says so.
  return best && weight(best) >= (wanted.get('identity') ?? 0) ? best : undefined;
}

/** A part of a file, both ends included, in bytes. */
export interface Part {
  start: number;
  end: number;
}

/**
 * What a Range header asks for: a part, `unsatisfiable`, or nothing that we go by (RFC 9110, 14.2),
 * several parts at once among them.
 */
export function readRange(
  header: string | undefined,
  size: number,
): Part | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (!match || (first === '' && last === '')) return undefined;
  if (first !== '' && last !== '' && Number(first) > Number(last)) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start < size && start <= end ? { start, end } : 'unsatisfiable';
}

/** Whether one of the ETags of an If-None-Match is this one (weakly, as RFC 9110, 13.1.2 wants it). */
export function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const strong = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => strong(tag) === strong(etag));
}
