interface ImportMetaEnv {
  /** Where the site will stand, for what must name its pages in full. */
  readonly VITE_SITE_URL?: string;
}
