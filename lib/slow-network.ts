/** Whether the browser reports a slow network. Some browsers never do. */
export const isSlowNetwork = (): boolean =>
  /[23]g/.test(globalThis.navigator?.connection?.effectiveType ?? '');
