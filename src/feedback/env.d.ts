interface ImportMetaEnv {
  /** The base URL of the API, if its origin differs from the site's. */
  readonly VITE_API_BASE?: string;
}
