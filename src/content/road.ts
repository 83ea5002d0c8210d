import type { Skill } from '#audio/music/ear/question.ts';
import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import { INSTRUMENT_NAMES } from './answers/answer-names.ts';
import type { Section, SectionId } from './model.ts';
import { pathTo } from './site/pages.ts';
import { practiceLink } from './site/practice-link.ts';
import { stopName } from './stop-name.ts';

/** A lesson or a quiz on the road. */
export interface PageStop {
  kind: 'lesson' | 'quiz';
  section: SectionId;
  id: string;
}

/** A stop with the band: its player is muted, and the learner plays the part. */
export interface BandStop {
  kind: 'band';
  id: BandInstrument;
  rhythm: RhythmType;
  /** The player's part in this rhythm, as a sentence of plain text. */
  part: string;
  /** The skills of ear training that the last lessons have taught. */
  ear: readonly Skill[];
}

export type RoadStop = PageStop | BandStop;

const lesson = (section: SectionId, id: string): PageStop => ({ kind: 'lesson', section, id });
const quiz = (section: SectionId, id: string): PageStop => ({ kind: 'quiz', section, id });

/**
 * The road from the first visit to playing in the band, in its order: each lesson, its quizzes, and stops with the
 * band. Every lesson and quiz that is open has one stop, and so has each of the five players.
 */
export const ROAD: readonly RoadStop[] = [
  lesson('music', 'instruments'),
  quiz('music', 'audio-to-name'),
  {
    kind: 'band',
    id: 'bass',
    rhythm: 'derecho',
    part: 'The bass plays on 1, on the “and” after 2, and on 3 and 4.',
    ear: ['who', 'missing'],
  },
  quiz('music', 'label-the-band'),
  quiz('music', 'present'),
  quiz('music', 'missing'),
  lesson('music', 'rhythm'),
  quiz('music', 'rhythm-building'),
  {
    kind: 'band',
    id: 'guira',
    rhythm: 'derecho',
    part: 'The güira plays two strokes on each count: down on the count, up on the “and”.',
    ear: ['rhythm', 'guira'],
  },
  quiz('music', 'rhythms'),
  {
    kind: 'band',
    id: 'bongos',
    rhythm: 'derecho',
    part: 'The bongos keep the martillo: the high drum is strongest on 1 and 3, the low drum sounds on 4.',
    ear: ['drums', 'one'],
  },
  quiz('music', 'parts'),
  lesson('music', 'structure'),
  quiz('music', 'sections'),
  {
    kind: 'band',
    id: 'requinto',
    rhythm: 'mambo',
    part: 'In the mambo the requinto leads with short riffs, with calls and answers.',
    ear: ['section', 'change'],
  },
  lesson('history', 'history-50-60'),
  quiz('history', 'history-50-60'),
  {
    kind: 'band',
    id: 'segunda',
    rhythm: 'derecho',
    part: 'The segunda plays low notes on 1, 3 and 4, and short strums on 2 and on every “and”.',
    ear: ['chord', 'who'],
  },
  lesson('history', 'history-70-80'),
  quiz('history', 'history-70-80'),
  lesson('history', 'history-90-00'),
  quiz('history', 'history-90-00'),
  lesson('history', 'history-10-20'),
  quiz('history', 'history-10-20'),
];

/** A stop with its title and address. */
export type Stop = RoadStop & {
  /** Its name in stored keys: `quiz_music_rhythms`, `band_guira`. */
  name: string;
  title: string;
  /** The address of its page; for a stop with the band, the Practice page with the player muted. */
  path: string;
  /** The section that gives it its colour. */
  section: SectionId;
};

/** The stops of a road with their titles. One that the sections do not have is left out. */
export function stopsOf(sections: readonly Section[], road: readonly RoadStop[] = ROAD): Stop[] {
  return road.flatMap((stop): Stop[] => {
    const name = stopName(stop);
    if (stop.kind === 'band') {
      const title = `Play the ${INSTRUMENT_NAMES[stop.id].toLowerCase()}`;
      const path = practiceLink({ rhythm: stop.rhythm, muted: [stop.id] });
      return [{ ...stop, name, title, path, section: 'music' }];
    }
    const { kind, section, id } = stop;
    const entries = sections.find((one) => one.id === section);
    const entry = (kind === 'lesson' ? entries?.lessons : entries?.quizzes)?.find(
      (one) => one.id === id && !one.comingSoon,
    );
    return entry ? [{ ...stop, name, title: entry.title, path: pathTo(kind, section, id) }] : [];
  });
}

/** The kind of a stop, in words. */
export const STOP_KINDS: Readonly<Record<Stop['kind'], string>> = {
  lesson: 'Lesson',
  quiz: 'Quiz',
  band: 'With the band',
};

/**
 * Problems of a road: it begins with a lesson, each stop exists and stands there once, and everything that is open and
 * every player has a stop.
 */
export function problemsOfRoad(
  sections: readonly Section[],
  road: readonly RoadStop[] = ROAD,
): string[] {
  const names = road.map(stopName);
  const known = stopsOf(sections, road).map(({ name }) => name);
  const open = sections.flatMap(({ id: section, lessons, quizzes }) =>
    [
      ...lessons.map((entry) => ({ kind: 'lesson' as const, entry })),
      ...quizzes.map((entry) => ({ kind: 'quiz' as const, entry })),
    ]
      .filter(({ entry }) => !entry.comingSoon)
      .map(({ kind, entry }) => stopName({ kind, section, id: entry.id })),
  );
  const players = BAND.map((id) => stopName({ kind: 'band', id }));
  const problems = [
    ...(road[0]?.kind === 'lesson' ? [] : ['does not begin with a lesson']),
    ...names.filter((name) => !known.includes(name)).map((name) => `'${name}' cannot be opened`),
    ...[...new Set(names.filter((name, i) => names.indexOf(name) !== i))].map(
      (name) => `'${name}' is there twice`,
    ),
    ...[...open, ...players]
      .filter((name) => !names.includes(name))
      .map((name) => `'${name}' is missing`),
  ];
  return problems.map((what) => `src/content/road.ts: ROAD: ${what}`);
}
