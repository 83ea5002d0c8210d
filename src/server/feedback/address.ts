import { isIP } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

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
  const groups = expandIPv6(address.toLowerCase())
    .replace(/\b0+(?=\w)/g, '')
    .split(':');
  return `${groups.slice(0, 4).join(':')}::/64`;
}
