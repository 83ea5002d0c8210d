import { altToAcc } from '@tonaljs/pitch-note';
import { type Chord, chord, isMinor, MAJOR, MINOR, type MusicalKey, qualityOf } from './harmony.ts';
import { type PitchClass, pitchClass, pitchClassOf } from './pitch.ts';

const NOTE_LETTERS = 'CDEFGAB';

/** The name of a note in a key: `Bb` in F, `A#` in B. Notes outside the scale are raised steps: `G#` in A minor. */
export function noteName(note: PitchClass, key: MusicalKey): string {
  const scale = scaleNames(key);
  const diatonic = scale.find((name) => pitchClassOf(name) === note);
  if (diatonic !== undefined) return diatonic;
  const lower = scale.find((name) => pitchClassOf(name) === pitchClass(note - 1)) ?? 'C';
  return lower.endsWith('b') ? lower.slice(0, -1) : `${lower}#`;
}

/** The name of a chord in a key, such as `Am` or `E7`. */
export function chordName(of: Chord, key: MusicalKey): string {
  return noteName(of.root, key) + qualityOf(of);
}

/** The name of a note or chord with printed accidentals: `F♯7` for `F#7`. */
export const printedName = (name: string) => name.replaceAll('#', '♯').replaceAll('b', '♭');

/** The name of a key: 'B♭ minor' for `Bbm`. */
export function keyName(key: MusicalKey): string {
  return `${printedName(key.replace('m', ''))} ${isMinor(key) ? 'minor' : 'major'}`;
}

/** The seven notes of a key, one for each letter, from the tonic up. */
function scaleNames(key: MusicalKey): string[] {
  const tonic = chord(key).root;
  const first = NOTE_LETTERS.indexOf(key.charAt(0));
  return (isMinor(key) ? MINOR : MAJOR).map((step, i) => {
    const letter = NOTE_LETTERS.charAt((first + i) % NOTE_LETTERS.length);
    const sharps = pitchClass(tonic + step - pitchClassOf(letter) + 6) - 6;
    return letter + altToAcc(sharps);
  });
}
