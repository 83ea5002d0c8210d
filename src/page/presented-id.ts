/** The id of the item that the address presents, empty for the page; `null` without a presentation. */
export const presentedId = (): string | null =>
  /[?&]present\b=?([^&]*)/.exec(location.search)?.[1] ?? null;
