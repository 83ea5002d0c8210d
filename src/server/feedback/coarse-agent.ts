/** In the order in which they are tried: most browsers also claim to be one that comes later. */
const BROWSERS: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|\bCriOS)\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: [name: string, mark: RegExp][] = [
  ['iOS', /\b(iPhone|iPad|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** Browser and system of a User-Agent, such as `Firefox on Android`: enough to look for a fault. */
export function coarseAgent(userAgent: string | undefined): string {
  return `${named(BROWSERS, userAgent)} on ${named(SYSTEMS, userAgent)}`;
}

function named(table: [name: string, mark: RegExp][], text = ''): string {
  return table.find(([, mark]) => mark.test(text))?.[0] ?? 'other';
}
