/** As `URL.parse`, which the oldest supported browsers do not have. @returns `null` for what is no address */
export function parsedUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
