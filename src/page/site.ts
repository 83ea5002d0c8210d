export const SITE_NAME = 'Martillo';

/** The absolute public URL of a path. @param path begins with a slash */
export function publicUrl(path: string): string {
  return new URL(path, import.meta.env.VITE_SITE_URL || 'https://martillo.example').href;
}

/** The URL of the link preview image, 1200 by 630 pixels: one per section and one for the site. */
export function shareImage(section = 'site'): string {
  return publicUrl(`/assets/images/share/${section}.png`);
}
