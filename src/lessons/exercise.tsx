import { use, useCallback } from 'react';
import type {
  InteractiveBlock,
  QuickCheckQuestion,
  RhythmExercise,
  SongMap,
} from '#src/content/model.ts';
import { QuickCheck } from '#src/exercises/quick-check/quick-check.tsx';
import { Late } from '#src/ui/late.tsx';
import { loadOnce } from '#src/ui/load-once.ts';

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

function Grid({ exercise }: { exercise: RhythmExercise }) {
  const [{ RhythmGrid }, { HearRhythm }] = use(
    loadOnce('rhythm grid', () =>
      Promise.all([
        import('#src/exercises/rhythm-grid/rhythm-grid.tsx'),
        import('#src/exercises/hear-rhythm.tsx'),
      ]),
    ),
  );
  return (
    <RhythmGrid exercise={exercise} onSolved={() => console.info('Exercise solved:', exercise.id)}>
      {(keepUpWith) => <HearRhythm rhythm={exercise.pattern.rhythm} onKeepUp={keepUpWith} />}
    </RhythmGrid>
  );
}
