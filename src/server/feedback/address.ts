import { isIP } from 'node:net';

/**
 * The address that a request comes from, as far as it can be believed: of `X-Forwarded-For` only the
 * entries that our own proxies wrote, the last ones.
 * @param remote the other end of the connection
 * @param forwarded the header as it came
 * @param proxies how many proxies of ours stand before the server
 */
export function clientAddress(
  remote: string | undefined,
  forwarded: string | undefined,
  proxies: number,
): string {
  const entries = forwarded?.split(',').map(withoutPort) ?? [];
  const claimed = proxies > 0 ? entries.at(-Math.min(proxies, entries.length)) : undefined;
  return network(claimed && isIP(claimed) ? claimed : (remote ?? 'unknown'));
}

/** Some proxies write the port, too. */
function withoutPort(entry: string): string {
  return entry.trim().replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');
}

/** What one person holds: a whole IPv4 address, of IPv6 the first 64 bits. */
function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    groups.push(
      ...Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0'),
      ...after,
    );
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
