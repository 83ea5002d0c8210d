interface ImportMetaEnv {
  /** The page where people can donate. */
  readonly VITE_DONATE_URL?: string;
}
