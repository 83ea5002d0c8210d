import { describe, expect, it } from 'vitest';
import { clientAddress } from './address.ts';

describe('clientAddress', () => {
  it('is the other end of the connection, whatever is claimed', () => {
    expect(clientAddress('192.0.2.1', '198.51.100.7', 0)).toBe('192.0.2.1');
    expect(clientAddress('::ffff:192.0.2.1', undefined, 0)).toBe('192.0.2.1');
    expect(clientAddress(undefined, undefined, 0)).toBe('unknown');
  });

  it('is what the outermost of our proxies saw', () => {
    const forwarded = '203.0.113.66, 198.51.100.7, 10.0.0.2';
    expect(clientAddress('10.0.0.1', forwarded, 1)).toBe('10.0.0.2');
    expect(clientAddress('10.0.0.1', forwarded, 2)).toBe('198.51.100.7');
    expect(clientAddress('10.0.0.1', '198.51.100.7', 2)).toBe('198.51.100.7');
    expect(clientAddress('10.0.0.1', '198.51.100.7:443', 1)).toBe('198.51.100.7');
    expect(clientAddress('10.0.0.1', '[2001:db8:1:2::9]:443', 1)).toBe('2001:db8:1:2::/64');
    for (const none of ['', 'nonsense', 'a, <b>', undefined]) {
      expect(clientAddress('10.0.0.1', none, 1)).toBe('10.0.0.1');
    }
  });

  it('takes the half of an IPv6 address that one household shares', () => {
    const expected = '2001:db8:1:2::/64';
    expect(clientAddress('2001:db8:1:2:3:4:5:6', undefined, 0)).toBe(expected);
    expect(clientAddress('2001:DB8:1:2::9', undefined, 0)).toBe(expected);
    expect(clientAddress('2001:db8::9', undefined, 0)).toBe('2001:db8:0:0::/64');
    expect(clientAddress('::1', undefined, 0)).toBe('0:0:0:0::/64');
  });
});
