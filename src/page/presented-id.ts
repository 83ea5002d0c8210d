/** The id of the item that the address presents, empty for the page; `null` if it presents nothing. */
export const presentedId = (): string | null =>
  /[?&]present\b=?([^&]*)/.exec(location.search)?.[1] ?? null;
