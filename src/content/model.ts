import type { BandInstrument } from '#audio/music/instrument.ts';
import type { RhythmPattern, RhythmType, StepPattern } from '#audio/music/rhythms.ts';

export type SectionId = 'history' | 'music' | 'dance';

/** The drawing of a section (src/ui/art/scenes/section-picture.tsx). */
export type SectionIcon = 'colmado' | 'band' | 'steps';

/** The colour of everything that belongs to a section; `data-color` in src/ui/tokens.css. */
export type SectionColor = 'clay' | 'teal' | 'plum';

/** A section of the site. */
export interface SectionHead {
  id: SectionId;
  title: string;
  description: string;
  icon: SectionIcon;
  color: SectionColor;
  /** Listed on the home page without a link. */
  comingSoon?: true;
  /** Its page links to the practice page. */
  practice?: true;
}

/** A section with the entries of its page. */
export interface Section extends SectionHead {
  lessons: readonly LessonEntry[];
  quizzes: readonly QuizEntry[];
  glossary: GlossaryEntry | null;
}

/** A lesson in a section's list. */
export interface LessonEntry extends QuizEntry {
  /** Ids of the quizzes on the lesson, offered at its end. Every quiz belongs to one lesson. */
  quizzes?: readonly string[];
  /** The number of its steps (`stepsOf`), once it is written. */
  steps?: number;
}

/** A quiz in a section's list. */
export interface QuizEntry {
  id: string;
  title: string;
  description: string;
  /** Listed, but without a link. */
  comingSoon?: true;
}

/** The size of a section's glossary; its terms are in `glossary/{section}.ts`. */
export interface GlossaryEntry {
  terms: number;
  categories: number;
}

export interface Glossary {
  categories: readonly { title: string; terms: readonly GlossaryTerm[] }[];
}

export interface GlossaryTerm {
  term: string;
  /** Plain text. */
  definition: string;
  /** Sound examples. */
  samples?: readonly AudioSample[];
}

/** Markdown source. Compiled to HTML by scripts/markdown before it reaches the app. */
export type Markdown = string;

/** HTML compiled from our own Markdown, in the form in which React takes it. */
export interface Html {
  readonly __html: string;
}

/** A lesson as the app loads it. */
export interface Lesson extends LessonContent<Html> {
  /** The time to read it, in whole minutes. */
  minutes: number;
  /** The time for it step by step, in whole minutes. */
  stepMinutes: number;
}

/** A lesson as it is written. Plain strings are plain text. */
export interface LessonContent<Text = Markdown> {
  id: string;
  type: 'rhythm' | 'instruments' | 'structure' | 'history';
  title: string;
  description: string;
  /** The media at the top: a video, or an image without one; and clips to hear before reading. */
  hero?: { video?: Video; image?: Picture; audio?: readonly AudioSample[] };
  introduction: Text;
  sections: readonly SectionContent<Text>[];
  note?: Text;
  summary?: Text;
  /** The sources of a history lesson. */
  references?: readonly { title: string; url: string }[];
}

/** A section of a lesson; its id is its anchor. */
export interface SectionContent<Text = Markdown> {
  id: string;
  title: string;
  contentBlocks: readonly ContentBlock<Text>[];
  artists?: readonly Artist[];
  /** 'Key Points to Remember'. */
  keyPoints?: readonly KeyPoint<Text>[];
}

/** A stretch of text with its media, followed by its exercises. */
export interface ContentBlock<Text = Markdown> {
  /**
   * The id of the step that begins here, in addresses and stored; a block without one belongs to the step before. The
   * first block of a section begins the step that has the id of the section. Ids are kept when texts change.
   */
  step?: string;
  content: Text;
  media?: Media;
  interactiveBlocks?: readonly InteractiveBlock<Text>[];
  /** Text that goes deeper: under *Read more* in its step. */
  deeper?: Text;
}

export interface KeyPoint<Text = Markdown> {
  id: string;
  title: string;
  content: Text;
  artists?: readonly Artist[];
  keyPoints?: readonly KeyPoint<Text>[];
}

export interface Media {
  audio?: readonly AudioSample[];
  /** Recordings on other sites, shown as links. */
  streams?: readonly StreamedSample[];
  images?: readonly Picture[];
  video?: Video;
}

/** A clip of the catalogue with its display name. */
export interface AudioSample {
  name: string;
  clip: string;
  /** Places in the clip to listen for, in their order; each is a button that goes there. */
  marks?: readonly ClipMark[];
}

/** A place to listen for in a clip, at the beginning of a bar. */
export interface ClipMark {
  /** The number of the bar, from 1. */
  bar: number;
  /** The thing to listen for, in a few words. */
  name: string;
}

/** A recording on a streaming service. Nothing of it is loaded before its link is opened. */
export interface StreamedSample {
  /** The thing to listen for, or the reason to listen, in a few words. */
  name: string;
  /** A video on YouTube, or a track or album on Spotify; see `streamingService`. */
  link: string;
  song?: string;
  artist?: string;
}

/** One of our drawings (src/ui/art), or an image file below /assets/images. */
export interface Picture {
  drawing?: string;
  src?: string;
  /** Text alternative. */
  alt: string;
  caption?: string;
}

export interface Video {
  /** A YouTube link; see `videoId` for the supported forms. */
  link: string;
  title: string;
  /** Places to listen for, in their order; each is a button that goes there. */
  marks?: readonly VideoMark[];
}

/** A place to listen for in a video. */
export interface VideoMark {
  /** Whole seconds from the beginning. */
  second: number;
  /** The thing to listen for, in a few words. */
  name: string;
}

export interface Artist {
  name: string;
  /** A few words about the artist. */
  about?: string;
  /** Spotify id; without one there is no player. */
  spotifyId?: string;
}

/** An exercise between two paragraphs. */
export type InteractiveBlock<Text = Markdown> =
  | { kind: 'rhythm-grid' | 'build-mambo'; data: RhythmExercise }
  | { kind: 'build-a-clave' | 'build-counts'; data: GridExercise }
  | { kind: 'song-map'; data: SongMap<Text> }
  | { kind: 'label-the-band'; data: LabelTheBandExercise }
  | { kind: 'name-the-parts'; data: NameThePartsExercise }
  | { kind: 'basic-step'; data: BasicStep }
  | { kind: 'progressions'; data: Progressions }
  | { kind: 'quiz'; data: QuickCheckQuestion<Text> };

/** An inline quiz: one question with exactly one correct option. */
export interface QuickCheckQuestion<Text = Markdown> {
  id: string;
  /** A single line. */
  question: Text;
  /** Lettered a, b, c … in order; each text a single line. */
  options: readonly { id: string; text: Text; isCorrect?: true }[];
  explanation: Text;
}

interface Exercise {
  id: string;
  title: string;
  /** Plain text. */
  instructions: string;
}

/** Strokes to build on the grid: plain texts and the pattern that is the solution. */
export interface GridExercise extends Exercise {
  /** A hint to listen for, shown when the grid is wrong; never the whole solution. */
  explanation: string;
  pattern: StepPattern;
  /** Initial tempo, in beats per minute. */
  bpm: number;
}

/** A rhythm of the band to build on the grid. */
export interface RhythmExercise extends GridExercise {
  pattern: RhythmPattern;
}

/** A song as a sequence of parts, from intro to outro. */
export interface SongMap<Text = Markdown> {
  id: string;
  title: string;
  instructions: Text;
  /** Length of the example of each part, in bars. */
  example: number;
  parts: readonly SongPart[];
}

export interface SongPart {
  /** Unique, also if the song has the part twice. */
  id: string;
  name: string;
  /** Its example in the clip catalogue. */
  clip: string;
  /** Length in bars. */
  bars: number;
  energy: 1 | 2 | 3 | 4 | 5;
  /** One sentence of plain text. */
  about: string;
}

/** The basic step of the dance, which moves with the counts of its clips. */
export interface BasicStep extends Exercise {
  /** Length of each clip in bars, without its closing chord. */
  bars: number;
  samples: readonly AudioSample[];
}

/** Chord progressions to hear and to follow. */
export interface Progressions extends Exercise {
  progressions: readonly Progression[];
}

/** A clip with its chords, one a bar. */
export interface Progression extends AudioSample {
  chords: readonly PlayedChord[];
}

export interface PlayedChord {
  /** E.g. `E7`. */
  name: string;
  /** Its step in the key as a Roman numeral, e.g. `V7`; small letters for a minor chord. */
  degree: string;
}

/** A sound of the band: one instrument, or bongos and güira together. */
export type BandSoundId = BandInstrument | 'bongos_guira';

interface MatchingExercise extends Exercise {
  /** Plain text, shown when solved. */
  explanation: string;
}

/** A sound of the band to recognise. */
export interface BandSound {
  id: BandSoundId;
  name: string;
  /** Its id in the clip catalogue. */
  clip: string;
}

/** A player's position on the stage, in percent of the stage's width and height. */
export interface StagePosition {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The name of the instrument played here. */
  label: string;
  /** The player's role and position, in a few words. */
  description: string;
}

/** Matches sounds with their players on a stage. */
export interface LabelTheBandExercise extends MatchingExercise {
  /** The rhythm of the instruments, which play alone and then all together. */
  rhythm: RhythmType;
  instruments: readonly BandSound[];
  positions: readonly StagePosition[];
}

/** Matches sounds with names of instruments. */
export interface AudioToNameExercise extends MatchingExercise {
  sounds: readonly BandSound[];
}

/** Matches names with the parts of a song. */
export interface NameThePartsExercise extends MatchingExercise {
  /** The parts in the order in which they are shown and played. */
  parts: readonly Pick<SongPart, 'id' | 'name' | 'clip'>[];
}
