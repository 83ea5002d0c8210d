import { clampTempo, TEMPO, TEMPO_STEP } from '#audio/music/tempo.ts';

/**
 * Reads a tempo as a person would: '96', ' 96.4 ', '96,4' and '９６' are 96. It is `null` if the text is not a number.
 * `problem` explains a difference between the tempo and the text, and is empty without one.
 */
export function readTempo(text: string) {
  // Converts full-width digits, which some keyboards type.
  const typed = text.normalize('NFKC').trim();
  if (!/^\d+(?:[.,]\d+)?$/.test(typed)) {
    return { tempo: null, problem: `“${typed}” is not a number.` };
  }
  const number = Number(typed.replace(',', '.'));
  const tempo = clampTempo(number);
  if (number < TEMPO.slowest) return { tempo, problem: `${TEMPO.slowest} is the slowest tempo.` };
  if (number > TEMPO.fastest) return { tempo, problem: `${TEMPO.fastest} is the fastest tempo.` };
  return { tempo, problem: '' };
}

const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: TEMPO_STEP,
  PageDown: -TEMPO_STEP,
};

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * The change of the tempo by a key, in counts a minute: an arrow by 1, with Shift by `TEMPO_STEP`. `null` for other
 * keys; those with Ctrl, Meta or Alt belong to the browser.
 */
export function tempoStep({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyPress): number | null {
  const step = KEY_STEPS[key];
  if (step === undefined || ctrlKey || metaKey || altKey) return null;
  return shiftKey ? Math.sign(step) * TEMPO_STEP : step;
}
