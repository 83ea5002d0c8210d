interface ImportMetaEnv {
  /** The public origin of the site, for absolute URLs. */
  readonly VITE_SITE_URL?: string;
}

interface Window {
  /** Resolves once the style sheet of a prerendered page has loaded or failed. Set by index.html. */
  styled?: Promise<unknown>;
}
