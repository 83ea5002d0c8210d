interface ImportMetaEnv {
  /** The address of the API without its path, when it is not the site's own. */
  readonly VITE_API_BASE?: string;
}
