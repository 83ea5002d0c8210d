interface ImportMetaEnv {
  /** The public origin of the site, for absolute URLs. */
  readonly VITE_SITE_URL?: string;
}
