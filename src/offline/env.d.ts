interface Navigator {
  /** The network's properties; missing in Firefox and Safari. */
  readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
}
