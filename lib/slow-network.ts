/** Whether the browser says that its network is slow; some never do. Keep in step with the script in index.html. */
export const isSlowNetwork = (): boolean =>
  /[23]g/.test(globalThis.navigator?.connection?.effectiveType ?? '');
