/** Whether the browser says that its network is slow; some never do. */
export const isSlowNetwork = (): boolean =>
  /[23]g/.test(globalThis.navigator?.connection?.effectiveType ?? '');
