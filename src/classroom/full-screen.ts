/** Shows the document in full screen, where the browser allows it. To be called in a gesture; never throws. */
export function enterFullScreen(): void {
  if (document.fullscreenElement) return;
  // Refused outside of a gesture; some phones do not have it. Presenting works without it.
  document.documentElement.requestFullscreen?.().catch(() => {});
}

/** Leaves full screen, if this is full screen. Never throws. */
export function leaveFullScreen(): void {
  // Rejected if the browser has left it meanwhile.
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
}
