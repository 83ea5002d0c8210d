import { GROOVES, type GrooveName } from '#audio/music/grooves/grooves.ts';
import type { MusicalKey } from '#audio/music/harmony/harmony.ts';
import { BAND, type BandInstrument, type Instrument } from '#audio/music/instrument.ts';
import type { SectionName } from '#audio/music/live/form.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import {
  AGUA_CLARA,
  type Changes,
  DOMINGO,
  EL_CAMINO,
  LA_VENTANA,
  type Song,
} from '#audio/music/songs/songs.ts';
import { type Clip, grooveClip, rhythmClip, sectionClip } from './clip.ts';
import { type QuizClipSet, quizClipIds } from './quiz-clip-ids.ts';

/** A clip whose id, and so its seed, depends on its position in the quiz. */
type ClipDraft = (id: string) => Clip;

/** Assigns the ids of a quiz in order. */
function numbered(quiz: QuizClipSet, clips: readonly ClipDraft[]): readonly Clip[] {
  const ids = quizClipIds(quiz);
  if (clips.length !== ids.length) throw new RangeError(`${quiz} has ${clips.length} clips`);
  return ids.flatMap((id, i) => clips[i]?.(id) ?? []);
}

const band =
  (
    rhythm: RhythmType,
    song: Song,
    key: MusicalKey,
    bpm: number,
    players: readonly BandInstrument[] = BAND,
    changes: Changes = 'verse',
  ): ClipDraft =>
  (id) =>
    rhythmClip(id, rhythm, { song, key, bpm, players, changes });

const section =
  (name: SectionName, song: Song, key: MusicalKey, bpm: number): ClipDraft =>
  (id) =>
    sectionClip(id, name, { song, key, bpm });

const groove =
  (name: GrooveName, key: MusicalKey, bpm: number, players?: readonly Instrument[]): ClipDraft =>
  (id) =>
    grooveClip(id, name, { key, bpm, players });

export const QUIZ_CLIPS: Readonly<Record<QuizClipSet, readonly Clip[]>> = {
  /** Which of the five players play? Three to five of them. */
  present: numbered('present', [
    band('derecho', EL_CAMINO, 'Em', 118, ['requinto', 'segunda', 'guira']),
    band('majao', AGUA_CLARA, 'D', 112, BAND, 'chorus'),
    band('derecho', DOMINGO, 'G', 124, ['segunda', 'bass', 'bongos']),
    band('mambo', LA_VENTANA, 'Bm', 128, ['requinto', 'guira', 'bongos']),
    band('majao', LA_VENTANA, 'Am', 116, ['requinto', 'bass', 'bongos'], 'chorus'),
    band('derecho', AGUA_CLARA, 'C', 108, ['segunda', 'bass', 'guira', 'bongos'], 'preChorus'),
    band('majao', DOMINGO, 'F', 121, ['requinto', 'bass', 'guira']),
    band('mambo', EL_CAMINO, 'Dm', 130, ['requinto', 'segunda', 'guira', 'bongos']),
    band('derecho', LA_VENTANA, 'Bbm', 113, ['segunda', 'bass', 'guira']),
    band('mambo', DOMINGO, 'A', 126, ['requinto', 'segunda', 'bass', 'bongos'], 'chorus'),
  ]),
  /** Which of the five players are missing? One or two. The segunda plays only where it is audible. */
  missing: numbered('missing', [
    band('derecho', DOMINGO, 'A', 116, ['requinto', 'segunda', 'guira', 'bongos'], 'chorus'),
    band('mambo', LA_VENTANA, 'Am', 127, ['segunda', 'guira', 'bongos']),
    band('majao', EL_CAMINO, 'Fm', 114, ['segunda', 'bass', 'guira']),
    band('derecho', AGUA_CLARA, 'Db', 122, ['requinto', 'bass', 'guira', 'bongos']),
    band('majao', DOMINGO, 'G', 125, ['requinto', 'segunda', 'bongos'], 'chorus'),
    band('mambo', AGUA_CLARA, 'C', 131, ['segunda', 'bass', 'guira', 'bongos']),
    band('majao', EL_CAMINO, 'Dm', 110, ['requinto', 'segunda', 'bass'], 'preChorus'),
    band('majao', LA_VENTANA, 'Bm', 119, ['requinto', 'guira', 'bongos'], 'preChorus'),
    band('derecho', LA_VENTANA, 'Am', 106, ['segunda', 'bass', 'bongos'], 'chorus'),
    band('mambo', EL_CAMINO, 'Em', 129, ['requinto', 'bass', 'guira']),
  ]),
  /** Two clips of each section among the answers. */
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
    band('majao', EL_CAMINO, 'Em', 118),
    band('derecho', AGUA_CLARA, 'C', 112),
    groove('merengue', 'D', 130),
    band('mambo', DOMINGO, 'G', 132),
    band('derecho', LA_VENTANA, 'Bm', 126, BAND, 'preChorus'),
    groove('son', 'Bm', 110),
    band('majao', AGUA_CLARA, 'Db', 128, BAND, 'chorus'),
    band('mambo', EL_CAMINO, 'Dm', 114),
    groove('cumbia', 'Fm', 104),
    band('majao', LA_VENTANA, 'Bbm', 107),
  ]),
  /** Güira and bongos, or one of them, without melody or chords; or the percussion of another style. */
  parts: numbered('parts', [
    band('mambo', LA_VENTANA, 'Am', 124, ['guira']),
    band('derecho', LA_VENTANA, 'Am', 115, ['guira', 'bongos']),
    groove('son', 'Am', 118, GROOVES.son.percussion),
    band('majao', LA_VENTANA, 'Am', 126, ['guira', 'bongos']),
    band('derecho', LA_VENTANA, 'Am', 128, ['bongos']),
    groove('merengue', 'Am', 136, GROOVES.merengue.percussion),
    band('mambo', LA_VENTANA, 'Am', 116, ['guira', 'bongos']),
    band('derecho', LA_VENTANA, 'Am', 120, ['guira', 'bongos']),
    groove('cumbia', 'Am', 100, GROOVES.cumbia.percussion),
    band('majao', LA_VENTANA, 'Am', 117, ['guira', 'bongos']),
  ]),
};
