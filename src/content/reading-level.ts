/** What is read of a Markdown text: no addresses, no tables, no headings, no signs. */
function plain(markdown: string): string {
  return markdown
    .replace(/^(\||#).*$/gm, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[*_[\]“”]/g, '');
}

/** The words of a Markdown text; a number is one, too. */
export function words(markdown: string): string[] {
  return plain(markdown).match(/[\p{L}\p{N}]+([’.,-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** The Flesch-Kincaid grade of a Markdown text: the American school year that reads it with ease. */
export function readingGrade(markdown: string): number {
  const all = words(markdown);
  const sentences = plain(markdown)
    .split(/[.!?](?=\s|$)/)
    .filter((part) => part.trim());
  const spoken = all.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (all.length / sentences.length) + 11.8 * (spoken / all.length) - 15.59;
}

/** Groups of vowels, accents taken off, without the silent e at the end. */
function syllables(word: string): number {
  const bare = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const voiced = bare.replace(/([^aeiouyl])e[ds]?$/, '$1');
  return voiced.match(/[aeiouy]+/g)?.length ?? 1;
}
