/** The first match wins: most browsers also claim to be one further down. */
const BROWSERS: [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|\bCriOS)\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: [name: string, pattern: RegExp][] = [
  ['iOS', /\b(iPhone|iPad|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** `Firefox on Android`: enough to reproduce a bug, too coarse to identify a person. Unknown parts are `other`. */
export function summariseUserAgent(userAgent: string | undefined): string {
  return `${firstMatch(BROWSERS, userAgent)} on ${firstMatch(SYSTEMS, userAgent)}`;
}

function firstMatch(table: [name: string, pattern: RegExp][], text = ''): string {
  return table.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
}
