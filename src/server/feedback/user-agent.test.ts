import { expect, it } from 'vitest';
import { summariseUserAgent } from './user-agent.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';

it.each(
  Object.entries({
    [`Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36`]:
      'Chrome on Android',
    [`Mozilla/5.0 (Linux; Android 14) ${WEBKIT} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`]:
      'Samsung Internet on Android',
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`]:
      'Edge on Windows',
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 OPR/124.0`]:
      'Opera on Windows',
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`]:
      'Chrome on ChromeOS',
    [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/140.0 Safari/537.36`]:
      'Chrome on Linux',
    [`${IOS} Version/18.0 Safari/604.1`]: 'Safari on iOS',
    [`${IOS} CriOS/140.0 Mobile/15E148 Safari/604.1`]: 'Chrome on iOS',
    [`${IOS} FxiOS/140.0 Mobile/15E148 Safari/604.1`]: 'Firefox on iOS',
    'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Safari/604.1':
      'Safari on iOS',
    'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1':
      'Safari on iOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0':
      'Firefox on macOS',
    '<script>': 'other on other',
    'curl/8.5 (my email is ana@example.com)': 'other on other',
    Linux: 'other on Linux',
    'Edge-like Firefoxes, OPRs, SamsungBrowsers and Safaris on Macintoshes': 'Edge on other',
    'Operas, Firefoxes, OPRs, SamsungBrowsers and Safaris': 'other on other',
    '': 'other on other',
  }),
)('summarises %j as %s', (userAgent, expected) => {
  expect(summariseUserAgent(userAgent)).toBe(expected);
});

it('knows nothing without a header', () => {
  expect(summariseUserAgent(undefined)).toBe('other on other');
});
