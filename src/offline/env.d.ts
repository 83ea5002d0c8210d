interface ImportMetaEnv {
  /** `off` builds the app without a service worker, and removes the one that learners have. */
  readonly VITE_OFFLINE?: string;
}

interface Navigator {
  /** The network's properties; missing in Firefox and Safari. */
  readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
}
