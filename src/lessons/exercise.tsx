import { use, useCallback } from 'react';
import type {
  InteractiveBlock,
  LabelTheBandExercise,
  NameThePartsExercise,
  QuickCheckQuestion,
  RhythmExercise,
  SongMap,
} from '#src/content/model.ts';
import { QuickCheck } from '#src/exercises/quick-check/quick-check.tsx';
import { Late } from '#src/page/lazy-part.tsx';
import { loadOnce } from '#src/page/load-once.ts';

/** What there is to do between two paragraphs of a lesson. */
export function Exercise({ block }: { block: InteractiveBlock }) {
  switch (block.kind) {
    case 'quiz':
      return <Question question={block.data} />;
    case 'song-map':
      return (
        <Late what="The song map" height="24rem">
          <Song map={block.data} />
        </Late>
      );
    case 'label-the-band':
      return (
        <Late what="This exercise" height="48rem" live>
          <Band exercise={block.data} />
        </Late>
      );
    case 'name-the-parts':
      return (
        <Late what="This exercise" height="44rem" live>
          <Parts exercise={block.data} />
        </Late>
      );
    case 'rhythm-grid':
      return (
        <Late what="This exercise" height="32rem">
          <Grid exercise={block.data} />
        </Late>
      );
  }
}

function Question({ question }: { question: QuickCheckQuestion }) {
  const { id } = question;
  const log = useCallback(
    (correct: boolean) => console.info(`Quick check ${id}:`, correct ? 'correct' : 'incorrect'),
    [id],
  );
  return <QuickCheck question={question} onAnswered={log} />;
}

function Song({ map }: { map: SongMap }) {
  const { SongMapView } = use(
    loadOnce('song map', () => import('#src/exercises/song-map/song-map.tsx')),
  );
  return <SongMapView map={map} />;
}

function Band({ exercise }: { exercise: LabelTheBandExercise }) {
  const { LabelTheBand } = use(
    loadOnce('label the band', () => import('#src/exercises/matching/label-the-band.tsx')),
  );
  return <LabelTheBand exercise={exercise} onSolved={() => logSolved(exercise)} />;
}

function Parts({ exercise }: { exercise: NameThePartsExercise }) {
  const { NameTheParts } = use(
    loadOnce('name the parts', () => import('#src/exercises/matching/name-the-parts.tsx')),
  );
  return <NameTheParts exercise={exercise} onSolved={() => logSolved(exercise)} />;
}

function Grid({ exercise }: { exercise: RhythmExercise }) {
  const [{ RhythmGrid }, { HearRhythm }] = use(
    loadOnce('rhythm grid', () =>
      Promise.all([
        import('#src/exercises/rhythm-grid/rhythm-grid.tsx'),
        import('#src/sound/hear-rhythm.tsx'),
      ]),
    ),
  );
  return (
    <RhythmGrid exercise={exercise} onSolved={() => logSolved(exercise)}>
      {(setBandTempo) => <HearRhythm rhythm={exercise.pattern.rhythm} onTempo={setBandTempo} />}
    </RhythmGrid>
  );
}

function logSolved({ id }: { id: string }): void {
  console.info('Exercise solved:', id);
}
