interface ImportMetaEnv {
  /** The public origin of the site, for absolute URLs. */
  readonly VITE_SITE_URL?: string;
  /** The address of the donation page. */
  readonly VITE_DONATE_URL?: string;
}
