/**
 * Parses an address as `URL.parse` does, which the oldest supported browsers lack.
 * @returns `null` if the address is not valid
 */
export function parsedUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
