import { expect, it } from 'vitest';
import { clientAddress } from './address.ts';

it('ignores X-Forwarded-For without a trusted proxy', () => {
  expect(clientAddress('192.0.2.1', '198.51.100.7', 0)).toBe('192.0.2.1');
  expect(clientAddress(undefined, '198.51.100.7', 0)).toBe('unknown');
  expect(clientAddress(undefined, undefined, 0)).toBe('unknown');
});

it('takes the entry that the outermost trusted proxy appended', () => {
  const forwarded = '203.0.113.66, 198.51.100.7, 10.0.0.2';
  expect(clientAddress('10.0.0.1', forwarded, 1)).toBe('10.0.0.2');
  expect(clientAddress('10.0.0.1', forwarded, 2)).toBe('198.51.100.7');
});

it('takes the first entry if there are fewer entries than proxies', () => {
  expect(clientAddress('10.0.0.1', '198.51.100.7', 2)).toBe('198.51.100.7');
});

it.each([
  ['198.51.100.7:443', '198.51.100.7'],
  ['  198.51.100.7:443  ', '198.51.100.7'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
])('reads the address of the entry %j', (forwarded, expected) => {
  expect(clientAddress('10.0.0.1', forwarded, 1)).toBe(expected);
});

it.each([
  '',
  'nonsense',
  'a, <b>',
  undefined,
  '198.51.100.7:443x',
  'x198.51.100.7:443',
  'x[2001:db8::9]',
  '[2001:db8::9]x',
  '[2001:db8::9]:443x',
  '[2001:db8::9]:port',
  '2[001:db8::9]',
  '[2001:db8::]9',
  '::1.2.3.4:80',
  '1.2.3:80.4',
])('falls back to the remote address for the entry %j', (forwarded) => {
  expect(clientAddress('10.0.0.1', forwarded, 1)).toBe('10.0.0.1');
});

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001::', '2001:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['::2:3:4:5:6:7:8', '0:2:3:4::/64'],
])('reduces the IPv6 address %s to its /64 network', (address, expected) => {
  expect(clientAddress(address, undefined, 0)).toBe(expected);
});

it.each([
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:192.168.200.100', '192.168.200.100'],
  ['::ffff:c000:201', '0:0:0:0::/64'],
  ['1::ffff:192.0.2.1', '1:0:0:0::/64'],
])('reads the IPv4-mapped address of %s only in its dotted form', (address, expected) => {
  expect(clientAddress(address, undefined, 0)).toBe(expected);
});
