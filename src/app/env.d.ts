interface ImportMetaEnv {
  /** The address of the donation page. */
  readonly VITE_DONATE_URL?: string;
}
