/** The running text of a Markdown text, without addresses, tables, headings and marks. */
function runningText(markdown: string): string {
  return markdown
    .replace(/^(\||#).*$/gm, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[*_[\]“”]/g, '');
}

/** The words and numbers of a Markdown text. */
export function words(markdown: string): string[] {
  return runningText(markdown).match(/[\p{L}\p{N}]+([’.,-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** The Flesch-Kincaid grade level of a Markdown text: the US school grade that can read it. */
export function readingGrade(markdown: string): number {
  const all = words(markdown);
  const syllableCount = all.reduce((sum, word) => sum + syllables(word), 0);
  const lengths = sentenceLengths(markdown);
  return 0.39 * (all.length / lengths.length) + 11.8 * (syllableCount / all.length) - 15.59;
}

/** The number of words in each sentence of a Markdown text. */
export function sentenceLengths(markdown: string): number[] {
  return runningText(markdown)
    .split(/[.!?](?=\s|$)|\n{2,}/)
    .map((sentence) => words(sentence).length)
    .filter((length) => length > 0);
}

/** Syllables of an English word: groups of vowels, without a silent e at the end. */
function syllables(word: string): number {
  const bare = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const voiced = bare.replace(/([^aeiouyl])e[ds]?$/, '$1');
  return voiced.match(/[aeiouy]+/g)?.length ?? 1;
}
