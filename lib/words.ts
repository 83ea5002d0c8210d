/** 'a', 'a and b' or 'a, b and c'. `Intl.ListFormat` takes a slow phone 40 ms. Words may contain commas. */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** A text with a capital first letter. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A phrase in each plural form that differs. `#` is replaced by the number. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

let rules: Intl.PluralRules | undefined;

/** The phrase for a number: '1 bar' or '3 bars' of `{ one: '# bar', other: '# bars' }`. */
export function plural(count: number, forms: PluralForms): string {
  rules ??= new Intl.PluralRules('en');
  return (forms[rules.select(count)] ?? forms.other).replace('#', `${count}`);
}
