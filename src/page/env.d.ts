interface ImportMetaEnv {
  readonly VITE_SITE_URL?: string;
  readonly VITE_DONATE_URL?: string;
}
