/** 'a', 'a and b' or 'a, b and c'; `Intl.ListFormat` takes a slow phone 40 ms. Words may have commas of their own. */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** A text that begins with a capital letter. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
