/** The variables of a build. */
interface ImportMetaEnv {
  readonly VITE_SITE_URL?: string;
  readonly VITE_DONATE_URL?: string;
  /** The base URL of the API, if its origin differs from the site's. */
  readonly VITE_API_BASE?: string;
  /** `off` builds the app without a service worker, and removes the one that learners have. */
  readonly VITE_OFFLINE?: string;
}
