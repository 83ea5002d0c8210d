import type { Changes } from './arrangement.ts';
import { type Clip, grooveClip, rhythmClip, sectionClip } from './clip.ts';
import { GROOVES, type GrooveName } from './grooves/grooves.ts';
import type { Key } from './harmony.ts';
import type { BandInstrument } from './instrument.ts';
import type { RhythmType } from './rhythms.ts';
import type { SectionName } from './sections.ts';
import { AGUA_CLARA } from './songs/agua-clara.ts';
import { DOMINGO } from './songs/domingo.ts';
import { EL_CAMINO } from './songs/el-camino.ts';
import { LA_VENTANA } from './songs/la-ventana.ts';
import type { Song } from './songs/song.ts';

/** The quizzes by ear, each with its own set of clips. */
export type QuizClipSet = 'present' | 'missing' | 'sections' | 'rhythms' | 'parts';

/** A clip that is still to be given its number. */
type Unnumbered = (id: string) => Clip;

/** `present-01`, `present-02` and so on. */
function numbered(quiz: QuizClipSet, clips: readonly Unnumbered[]): readonly Clip[] {
  return clips.map((clip, i) => clip(`${quiz}-${String(i + 1).padStart(2, '0')}`));
}

const on = (song: Song, key: Key, bpm: number, changes: Changes = 'verse') => ({
  song,
  key,
  bpm,
  changes,
});

const band =
  (
    rhythm: RhythmType,
    how: ReturnType<typeof on>,
    players?: readonly BandInstrument[],
  ): Unnumbered =>
  (id) =>
    rhythmClip(id, rhythm, players ? { ...how, players } : how);

const section =
  (name: SectionName, song: Song, key: Key, bpm: number): Unnumbered =>
  (id) =>
    sectionClip(id, name, { song, key, bpm });

const groove =
  (name: GrooveName, key: Key, bpm: number): Unnumbered =>
  (id) =>
    grooveClip(id, name, { key, bpm });

const percussion =
  (name: GrooveName, bpm: number): Unnumbered =>
  (id) =>
    grooveClip(id, name, { key: 'Am', bpm, players: GROOVES[name].percussion });

/** Ten clips for each audio quiz, in the order in which they are asked. */
export const QUIZ_CLIPS: Readonly<Record<QuizClipSet, readonly Clip[]>> = {
  /** Which of the five play? From one of them to all. */
  present: numbered('present', [
    band('derecho', on(EL_CAMINO, 'Em', 118), ['requinto', 'guira']),
    band('majao', on(AGUA_CLARA, 'D', 112, 'chorus'), [
      'requinto',
      'segunda',
      'bass',
      'guira',
      'bongos',
    ]),
    band('derecho', on(DOMINGO, 'G', 124), ['segunda', 'bass', 'bongos']),
    band('mambo', on(LA_VENTANA, 'Bm', 128), ['guira', 'bongos']),
    band('majao', on(LA_VENTANA, 'Am', 116, 'chorus'), ['requinto', 'bass', 'bongos']),
    band('derecho', on(AGUA_CLARA, 'C', 108, 'preChorus'), ['segunda', 'guira']),
    band('majao', on(DOMINGO, 'F', 121), ['bass']),
    band('mambo', on(EL_CAMINO, 'Dm', 130), ['requinto', 'segunda', 'guira', 'bongos']),
    band('derecho', on(LA_VENTANA, 'Bbm', 113), ['segunda', 'bass', 'guira']),
    band('mambo', on(DOMINGO, 'A', 126, 'chorus'), ['requinto', 'bongos']),
  ]),
  /** Which of the five do not play? At least one, at most three. */
  missing: numbered('missing', [
    band('derecho', on(DOMINGO, 'A', 116, 'chorus'), ['requinto', 'segunda', 'guira', 'bongos']),
    band('mambo', on(LA_VENTANA, 'Am', 127), ['requinto', 'segunda', 'bass', 'bongos']),
    band('majao', on(EL_CAMINO, 'Fm', 114), ['segunda', 'bass', 'guira']),
    band('derecho', on(AGUA_CLARA, 'Db', 122), ['requinto', 'bass', 'guira', 'bongos']),
    band('majao', on(DOMINGO, 'G', 125, 'chorus'), ['requinto', 'segunda', 'bongos']),
    band('mambo', on(AGUA_CLARA, 'C', 131), ['segunda', 'bass', 'guira', 'bongos']),
    band('derecho', on(EL_CAMINO, 'Dm', 110, 'preChorus'), [
      'requinto',
      'segunda',
      'bass',
      'guira',
    ]),
    band('majao', on(LA_VENTANA, 'Bm', 119, 'preChorus'), ['requinto', 'guira']),
    band('derecho', on(LA_VENTANA, 'Am', 106, 'chorus'), ['segunda', 'bass', 'bongos']),
    band('mambo', on(EL_CAMINO, 'Em', 129), ['requinto', 'bass', 'guira']),
  ]),
  /** Two of each section that a learner has to tell. */
  sections: numbered('sections', [
    section('chorus', DOMINGO, 'A', 121),
    section('intro', EL_CAMINO, 'Em', 118),
    section('mambo', AGUA_CLARA, 'C', 129),
    section('verse', DOMINGO, 'G', 119),
    section('outro', LA_VENTANA, 'Bm', 123),
    section('verse', EL_CAMINO, 'Fm', 122),
    section('mambo', LA_VENTANA, 'Bbm', 131),
    section('outro', AGUA_CLARA, 'D', 118),
    section('intro', DOMINGO, 'F', 124),
    section('chorus', AGUA_CLARA, 'C', 117),
  ]),
  /** All five instruments, so that only the rhythm decides; or another style altogether. */
  rhythms: numbered('rhythms', [
    band('majao', on(EL_CAMINO, 'Em', 118)),
    band('derecho', on(AGUA_CLARA, 'C', 112)),
    groove('merengue', 'D', 130),
    band('mambo', on(DOMINGO, 'G', 132)),
    band('derecho', on(LA_VENTANA, 'Bm', 126, 'preChorus')),
    groove('reggaeton', 'Bm', 96),
    band('majao', on(AGUA_CLARA, 'Db', 128, 'chorus')),
    band('mambo', on(EL_CAMINO, 'Dm', 114)),
    groove('pop', 'F', 120),
    band('majao', on(LA_VENTANA, 'Bbm', 107)),
  ]),
  /** Güira, bongos or both, with nothing else to go by; or the percussion of another style. */
  parts: numbered('parts', [
    band('mambo', on(LA_VENTANA, 'Am', 124), ['guira']),
    band('derecho', on(LA_VENTANA, 'Am', 115), ['guira', 'bongos']),
    percussion('salsa', 172),
    band('majao', on(LA_VENTANA, 'Am', 126), ['guira', 'bongos']),
    band('derecho', on(LA_VENTANA, 'Am', 128), ['bongos']),
    percussion('merengue', 136),
    band('mambo', on(LA_VENTANA, 'Am', 116), ['guira', 'bongos']),
    band('derecho', on(LA_VENTANA, 'Am', 120), ['guira']),
    percussion('cumbia', 100),
    band('majao', on(LA_VENTANA, 'Am', 117), ['guira']),
  ]),
};
