import { GROOVES, type GrooveName } from '#audio/music/grooves/grooves.ts';
import type { MusicalKey } from '#audio/music/harmony/harmony.ts';
import type { BandInstrument } from '#audio/music/instrument.ts';
import type { SectionName } from '#audio/music/live/form.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import type { Changes } from '#audio/music/score/arrangement.ts';
import { AGUA_CLARA, DOMINGO, EL_CAMINO, LA_VENTANA, type Song } from '#audio/music/songs/songs.ts';
import { type Clip, grooveClip, rhythmClip, sectionClip } from './clip.ts';
import { type QuizClipSet, quizClipIds } from './quiz-clip-ids.ts';

/** A clip whose id, and so its seed, depends on its position in the quiz. */
type Unnumbered = (id: string) => Clip;

/** Assigns the ids of a quiz in order. */
function numbered(quiz: QuizClipSet, clips: readonly Unnumbered[]): readonly Clip[] {
  const ids = quizClipIds(quiz);
  if (clips.length !== ids.length) throw new RangeError(`${quiz} has ${clips.length} clips`);
  return ids.flatMap((id, i) => clips[i]?.(id) ?? []);
}

const over = (song: Song, key: MusicalKey, bpm: number, changes: Changes = 'verse') => ({
  song,
  key,
  bpm,
  changes,
});

const band =
  (
    rhythm: RhythmType,
    how: ReturnType<typeof over>,
    players?: readonly BandInstrument[],
  ): Unnumbered =>
  (id) =>
    rhythmClip(id, rhythm, players ? { ...how, players } : how);

const section =
  (name: SectionName, song: Song, key: MusicalKey, bpm: number): Unnumbered =>
  (id) =>
    sectionClip(id, name, { song, key, bpm });

const groove =
  (name: GrooveName, key: MusicalKey, bpm: number): Unnumbered =>
  (id) =>
    grooveClip(id, name, { key, bpm });

const percussion =
  (name: GrooveName, bpm: number): Unnumbered =>
  (id) =>
    grooveClip(id, name, { key: 'Am', bpm, players: GROOVES[name].percussion });

export const QUIZ_CLIPS: Readonly<Record<QuizClipSet, readonly Clip[]>> = {
  /** Which of the five play? Three to five of them. */
  present: numbered('present', [
    band('derecho', over(EL_CAMINO, 'Em', 118), ['requinto', 'segunda', 'guira']),
    band('majao', over(AGUA_CLARA, 'D', 112, 'chorus'), [
      'requinto',
      'segunda',
      'bass',
      'guira',
      'bongos',
    ]),
    band('derecho', over(DOMINGO, 'G', 124), ['segunda', 'bass', 'bongos']),
    band('mambo', over(LA_VENTANA, 'Bm', 128), ['requinto', 'guira', 'bongos']),
    band('majao', over(LA_VENTANA, 'Am', 116, 'chorus'), ['requinto', 'bass', 'bongos']),
    band('derecho', over(AGUA_CLARA, 'C', 108, 'preChorus'), [
      'segunda',
      'bass',
      'guira',
      'bongos',
    ]),
    band('majao', over(DOMINGO, 'F', 121), ['requinto', 'bass', 'guira']),
    band('mambo', over(EL_CAMINO, 'Dm', 130), ['requinto', 'segunda', 'guira', 'bongos']),
    band('derecho', over(LA_VENTANA, 'Bbm', 113), ['segunda', 'bass', 'guira']),
    band('mambo', over(DOMINGO, 'A', 126, 'chorus'), ['requinto', 'segunda', 'bass', 'bongos']),
  ]),
  /** Which of the five are missing? One or two of them. The segunda plays only where it can be heard. */
  missing: numbered('missing', [
    band('derecho', over(DOMINGO, 'A', 116, 'chorus'), ['requinto', 'segunda', 'guira', 'bongos']),
    band('mambo', over(LA_VENTANA, 'Am', 127), ['segunda', 'guira', 'bongos']),
    band('majao', over(EL_CAMINO, 'Fm', 114), ['segunda', 'bass', 'guira']),
    band('derecho', over(AGUA_CLARA, 'Db', 122), ['requinto', 'bass', 'guira', 'bongos']),
    band('majao', over(DOMINGO, 'G', 125, 'chorus'), ['requinto', 'segunda', 'bongos']),
    band('mambo', over(AGUA_CLARA, 'C', 131), ['segunda', 'bass', 'guira', 'bongos']),
    band('majao', over(EL_CAMINO, 'Dm', 110, 'preChorus'), ['requinto', 'segunda', 'bass']),
    band('majao', over(LA_VENTANA, 'Bm', 119, 'preChorus'), ['requinto', 'guira', 'bongos']),
    band('derecho', over(LA_VENTANA, 'Am', 106, 'chorus'), ['segunda', 'bass', 'bongos']),
    band('mambo', over(EL_CAMINO, 'Em', 129), ['requinto', 'bass', 'guira']),
  ]),
  /** Two clips of each section that can be answered. */
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
  /** All five instruments, so that only the rhythm differs; or another style with guitars or a güira. */
  rhythms: numbered('rhythms', [
    band('majao', over(EL_CAMINO, 'Em', 118)),
    band('derecho', over(AGUA_CLARA, 'C', 112)),
    groove('merengue', 'D', 130),
    band('mambo', over(DOMINGO, 'G', 132)),
    band('derecho', over(LA_VENTANA, 'Bm', 126, 'preChorus')),
    groove('son', 'Bm', 110),
    band('majao', over(AGUA_CLARA, 'Db', 128, 'chorus')),
    band('mambo', over(EL_CAMINO, 'Dm', 114)),
    groove('cumbia', 'Fm', 104),
    band('majao', over(LA_VENTANA, 'Bbm', 107)),
  ]),
  /** Güira and bongos, or one of them, without melody or chords; or the percussion of another style. */
  parts: numbered('parts', [
    band('mambo', over(LA_VENTANA, 'Am', 124), ['guira']),
    band('derecho', over(LA_VENTANA, 'Am', 115), ['guira', 'bongos']),
    percussion('son', 118),
    band('majao', over(LA_VENTANA, 'Am', 126), ['guira', 'bongos']),
    band('derecho', over(LA_VENTANA, 'Am', 128), ['bongos']),
    percussion('merengue', 136),
    band('mambo', over(LA_VENTANA, 'Am', 116), ['guira', 'bongos']),
    band('derecho', over(LA_VENTANA, 'Am', 120), ['guira', 'bongos']),
    percussion('cumbia', 100),
    band('majao', over(LA_VENTANA, 'Am', 117), ['guira', 'bongos']),
  ]),
};
