import { isIP } from 'node:net';

/**
 * The client's IPv4 address or IPv6 network (/64) for rate limiting; `unknown` without one. Of `X-Forwarded-For`, only
 * the last entries are trusted, which our own proxies have appended. @param remote the address of the connection
 */
export function clientAddress(
  remote: string | undefined,
  forwarded: string | undefined,
  proxies: number,
): string {
  const entries = forwarded?.split(',').map(withoutPort) ?? [];
  const claimed = proxies > 0 ? entries.at(-Math.min(proxies, entries.length)) : undefined;
  return networkOf(claimed && isIP(claimed) ? claimed : (remote ?? 'unknown'));
}

/** Some proxies append the port as well. */
function withoutPort(entry: string): string {
  return entry.trim().replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');
}

/** The smallest network that one subscriber controls: an IPv4 address, or an IPv6 /64. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail.split(':');
    const zeros = Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0');
    groups.push(...zeros, ...after);
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
