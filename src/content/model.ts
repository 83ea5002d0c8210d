import type { BandInstrument } from '#audio/music/instrument.ts';
import type { RhythmPattern } from '#audio/music/rhythms.ts';

export type SectionId = 'history' | 'music' | 'dance';

/** What a section offers, by name: shown on its page whether it is written yet or not. */
export interface Section {
  id: SectionId;
  title: string;
  description: string;
  /** Not opened from the home page yet. */
  comingSoon?: true;
  lessons: readonly LessonEntry[];
  quizzes: readonly QuizEntry[];
  glossary: GlossaryEntry | null;
}

/** A line in a section's list. One that is coming soon is shown and cannot be opened. */
export interface LessonEntry {
  id: string;
  title: string;
  description: string;
  comingSoon?: true;
}

export interface QuizEntry {
  id: string;
  title: string;
  description: string;
  comingSoon?: true;
}

/** How much the section's glossary holds; its terms are in `glossary/{section}.ts`. */
export interface GlossaryEntry {
  terms: number;
  categories: number;
}

export interface Glossary {
  categories: readonly GlossaryCategory[];
}

export interface GlossaryCategory {
  title: string;
  terms: readonly GlossaryTerm[];
}

export interface GlossaryTerm {
  term: string;
  /** Plain text. */
  definition: string;
  /** How it sounds. */
  samples?: readonly AudioSample[];
}

/** A lesson. Every text but titles, names, captions and what a rhythm grid says is Markdown. */
export interface LessonContent {
  id: string;
  type: 'rhythm' | 'instruments' | 'structure' | 'history';
  title: string;
  description: string;
  /** Above everything: a video, or an image where there is none. */
  hero?: { video?: Video; image?: Picture };
  introduction: string;
  sections: readonly SectionContent[];
  note?: string;
  summary?: string;
  /** Where a history lesson's facts are from. */
  references?: readonly Reference[];
}

export interface Reference {
  title: string;
  url: string;
}

/** A part of a lesson; its id is its anchor. */
export interface SectionContent {
  id: string;
  title: string;
  contentBlocks: readonly ContentBlock[];
  artists?: readonly Artist[];
  /** 'Key Points to Remember'. */
  keyPoints?: readonly KeyPoint[];
}

/** A stretch of text, what is seen and heard with it, and what there is to do after it. */
export interface ContentBlock {
  content: string;
  media?: Media;
  interactiveBlocks?: readonly InteractiveBlock[];
}

export interface KeyPoint {
  id: string;
  title: string;
  content: string;
  artists?: readonly Artist[];
  keyPoints?: readonly KeyPoint[];
}

export interface Media {
  audio?: readonly AudioSample[];
  images?: readonly Picture[];
  video?: Video;
}

/** A clip of the catalogue under the name a reader knows it by. */
export interface AudioSample {
  name: string;
  clip: string;
}

/** One of our drawings (src/ui/art), or an image file below /assets/images. */
export interface Picture {
  drawing?: string;
  src?: string;
  /** What it shows, for who cannot see it. */
  alt: string;
  caption?: string;
}

export interface Video {
  /** A link to a video in any of the usual forms. */
  link: string;
  title: string;
}

export interface Artist {
  name: string;
  /** What they stand for, in a few words. */
  about?: string;
  /** The id of the artist on the music service; without one there is no player. */
  spotifyId?: string;
}

/** Something to do between two paragraphs. */
export type InteractiveBlock =
  | { kind: 'rhythm-grid'; data: RhythmExercise }
  | { kind: 'song-map'; data: SongMap }
  | { kind: 'label-the-band'; data: LabelTheBandExercise }
  | { kind: 'name-the-parts'; data: NameThePartsExercise }
  | { kind: 'quiz'; data: QuickCheckQuestion };

/** An inline quiz: one question, exactly one right answer. */
export interface QuickCheckQuestion {
  id: string;
  question: string;
  /** Lettered a, b, c … in order. */
  options: readonly { id: string; text: string; isCorrect?: true }[];
  explanation: string;
}

/** One rhythm to build: what the learner reads, in plain text, and the pattern the grid is compared with. */
export interface RhythmExercise {
  id: string;
  title: string;
  instructions: string;
  /** Shown when the grid is not right; describes this very grid. */
  explanation: string;
  pattern: RhythmPattern;
  /** Tempo at first, in beats per minute. */
  bpm: number;
}

/** A song to walk through, from intro to outro. */
export interface SongMap {
  id: string;
  title: string;
  instructions: string;
  parts: readonly SongPart[];
}

export interface SongPart {
  /** Its own even where the song has the part twice. */
  id: string;
  name: string;
  /** The clip of the catalogue that is heard of it. */
  clip: string;
  /** How long it is, in bars. */
  bars: number;
  energy: 1 | 2 | 3 | 4 | 5;
  /** What happens in it, in a sentence. Plain text. */
  about: string;
}

/** Who plays in a sound of the band: one instrument, or the two that often are one player's pair. */
export type BandSoundId = BandInstrument | 'bongos_guira';

interface MatchingExercise {
  id: string;
  title: string;
  /** Plain text, as the explanation is: what renders Markdown would weigh more than a quiz may. */
  instructions: string;
  /** Shown when it is solved. */
  explanation: string;
}

/** A sound of the band to be recognised. */
export interface BandSound {
  id: BandSoundId;
  name: string;
  /** Its id in the clip catalogue. */
  clip: string;
}

/** A place on the stage, in percent of its width and height. */
export interface StagePosition {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The name of who stands here. */
  label: string;
  /** What they do there, in a few words. */
  description: string;
}

/** Sounds that are put on the silhouettes of their players. */
export interface LabelTheBandExercise extends MatchingExercise {
  instruments: readonly BandSound[];
  positions: readonly StagePosition[];
}

/** Sounds that are put beside their names. */
export interface AudioToNameExercise extends MatchingExercise {
  sounds: readonly BandSound[];
}

/** Names that are put on the parts of a song that plays. */
export interface NameThePartsExercise extends MatchingExercise {
  /** In the order in which they are played. */
  parts: readonly Pick<SongPart, 'id' | 'name' | 'clip'>[];
}
