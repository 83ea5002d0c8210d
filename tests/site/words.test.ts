import { describe, expect, test } from 'vitest';
import { PAGES, read, SCRIPTS } from './built.ts';

/** Retired names with their replacements. CONTRIBUTING.md defines each name. */
const RETIRED: readonly (readonly [phrase: RegExp, now: string])[] = [
  [/printed beats?/i, 'count, or bpm'],
  [/\btap(ping)? along\b(?! with a click)/i, 'Play along'],
  [/\b(own|your|’s) part\b/i, 'pattern'],
  [/strokes? (a|to a|on a|on each|on every) beat\b/i, 'count'],
  [/(?<!BPM(<\/strong>)?, )beats a minute\b/i, 'counts a minute, or BPM of a record'],
  [/\bplay with the band and\b|play this with the band|practise this\b(?! first)/i, 'Practice'],
  [/practise (derecho|majao|mambo) with the band/i, 'Practice'],
  [/sections of the song|(print|repeat) (the|this) section/i, 'part'],
  [/another take\b|previous take\b|chords from\b/i, 'version; the chords of'],
  // The specification quotes *Audio placed*.
  [/\baudio placed/, 'clip'],
  [/\baudio unavailable|no sound: /i, 'clip: This clip could not be loaded'],
  [/round of two minutes/i, 'Questions you missed'],
  [/without a network/i, 'offline'],
  [/\bsteps? (is|are) marked\b|\bin a box\b|\bfill in a box\b/i, 'cell'],
  [/closing break\b|\bends with a break\b/i, 'corte'],
  [/nothing is due|practise what is due/i, 'to repeat'],
];

/**
 * *Beat* means the pulse as a whole, as of a club, a genre or a record. A counted pulse is a count. These passages are
 * right; any other beat in a page must be renamed.
 */
const BEATS: readonly (readonly [passage: RegExp, why: string])[] = [
  [/the beat of (the clubs|reggaeton|\*?reggaeton|bachata)/i, 'a style of music'],
  [/a bachata beat/i, 'a style of music'],
  [/a faster beat/i, 'the pulse of a style as a whole'],
  [/BPM\*{0,2}, beats a minute/i, 'what BPM, of a record, stands for'],
  [/hear every second beat/i, 'what a service takes for the beat when it measures a record'],
  [/four beats/i, 'the words of the file of UNESCO'],
];

/**
 * The words of a page: its text, and the attributes that are read or shown. Without scripts, styles and
 * addresses.
 */
function wordsOf(html: string): string {
  const read = [...html.matchAll(/\s(?:aria-label|alt|title|placeholder|content)="([^"]*)"/g)];
  const text = html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<\/?(b|em|strong)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ');
  return [text, ...read.map(([, value]) => value)].join(' · ').replace(/\s+/g, ' ');
}

/** Each match of a phrase with its context, unless it is exempt. */
function found(text: string, phrase: RegExp, exempt: typeof BEATS = []): string[] {
  return [...text.matchAll(new RegExp(phrase, `g${phrase.flags}`))]
    .map(({ 0: match, index }) => text.slice(Math.max(0, index - 40), index + match.length + 40))
    .filter((passage) => !exempt.some(([right]) => right.test(passage)));
}

describe('no retired name is left', () => {
  test.each(PAGES)('on $path', ({ html }) => {
    const words = wordsOf(html);
    const left = RETIRED.flatMap(([phrase, now]) =>
      found(words, phrase).map((passage) => `“…${passage}…”: say ${now}`),
    );
    expect(left).toEqual([]);
  });

  // The scripts contain the texts that appear after the first render.
  test('in the texts of the scripts', () => {
    expect(SCRIPTS.length).toBeGreaterThan(20);
    const left = SCRIPTS.flatMap((address) =>
      RETIRED.flatMap(([phrase, now]) =>
        found(read(address), phrase).map((passage) => `${address}: “…${passage}…”: say ${now}`),
      ),
    );
    expect(left).toEqual([]);
  });
});

test.each(PAGES)('a pulse that is counted is a count on $path', ({ html }) => {
  expect(found(wordsOf(html), /\bbeats?\b/i, BEATS)).toEqual([]);
});

test.each(PAGES)('spelling is British on $path', ({ html }) => {
  const american =
    /\b(\w{4,}iz(e[ds]?|ing|ations?|ers?)|\w{3,}yz(e[ds]?|ing)|(behavi|fav|flav|harb|hon|lab|neighb)ors?|favorites?|color(s|ed|ful)?|centers?|gray)\b/i;
  expect(found(wordsOf(html), american)).toEqual([]);
});

test('every exemption is needed', () => {
  const all = [...PAGES.map(({ html }) => wordsOf(html)), ...SCRIPTS.map(read)].join(' ');
  for (const [passage, why] of BEATS) expect(all, why).toMatch(passage);
});
