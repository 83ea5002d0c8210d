/** The site's name, as it stands in titles. */
export const SITE_NAME = 'Martillo';

/** An address of the site as the world knows it. @param path from the site's root, with its slash */
export function publicUrl(path: string): string {
  return new URL(path, import.meta.env.VITE_SITE_URL || 'https://martillo.example').href;
}

/** What is shown where a page is shared: 1200 by 630, one for each section and one for the site. */
export function shareImage(section = 'site'): string {
  return publicUrl(`/assets/images/share/${section}.png`);
}
