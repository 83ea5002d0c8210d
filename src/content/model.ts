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
  glossary: Glossary | null;
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

export interface Glossary {
  categories: readonly GlossaryCategory[];
}

export interface GlossaryCategory {
  title: string;
  terms: readonly { term: string; definition: string }[];
}

/** A lesson. Every text but titles is Markdown. */
export interface LessonContent {
  id: string;
  type: 'rhythm' | 'instruments' | 'structure' | 'history';
  title: string;
  description: string;
  introduction: string;
  sections: readonly SectionContent[];
  note?: string;
  summary?: string;
}

/** A part of a lesson; its id is its anchor. */
export interface SectionContent {
  id: string;
  title: string;
  contentBlocks: readonly ContentBlock[];
  /** 'Key Points to Remember'. */
  keyPoints?: readonly KeyPoint[];
}

export interface ContentBlock {
  content: string;
  interactiveBlocks?: readonly InteractiveBlock[];
}

export interface KeyPoint {
  id: string;
  title: string;
  content: string;
}

/** Something to do between two paragraphs. */
export interface InteractiveBlock {
  kind: 'rhythm-grid';
  data: RhythmExercise;
}

/** One rhythm to build: what the learner reads, and the pattern the grid is compared with. */
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
