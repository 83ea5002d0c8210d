import type { EarQuestion } from '#audio/music/ear/question.ts';

/** The option that a key chooses: chords have letters for names, so digits alone choose one; a digit names a count. */
export function chosenBy(
  key: string,
  index: number,
  { skill, task }: EarQuestion,
): string | undefined {
  if (task.kind !== 'choice') return undefined;
  const isDigit = /\d/.test(key);
  if (skill === 'chord' && !isDigit) return undefined;
  if (skill === 'drums' && isDigit) return task.options.find((id) => id === key);
  return task.options[index];
}

export function keysText({ skill, task: { kind } }: EarQuestion): string {
  if (kind === 'choice') {
    const answers =
      skill === 'chord' ? 'digits' : skill === 'drums' ? 'letters' : 'letters or digits';
    return `Keys: Space plays, ${answers} answer, Enter goes on.`;
  }
  if (kind === 'cells')
    return 'Keys: Space plays, 1 to 4 write the counts, Tab and arrows reach the boxes, Enter submits and goes on.';
  return 'Keys: Space plays, then taps; Enter goes on.';
}
