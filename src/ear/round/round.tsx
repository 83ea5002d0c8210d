import { useEffect, useSyncExternalStore } from 'react';
import { useBandState } from '#src/band/use-band-state.ts';
import styles from '#src/ear/ear.module.css';
import { QuestionView } from '#src/ear/question/question-view.tsx';
import { island } from '#src/page/loading/island.tsx';
import { Notice } from '#src/ui/panels/notice.tsx';
import { useRound } from './current-round.ts';

const Result = island('The result', async () => (await import('./ear-result.tsx')).EarResult, {
  height: '20rem',
});

const Introduction = island(
  'The introduction',
  async () => (await import('./introduction-view.tsx')).IntroductionView,
  { height: '20rem' },
);

/** A round: its question or its result, and the sound. */
export function RoundView({ onAgain }: { onAgain: () => void }) {
  const { state, session } = useRound();
  const { asked, failure, outcomes } = state.context;
  const isFinished = state.matches('finished');
  const isAsked = asked !== null;
  useEffect(() => {
    if (!isAsked) return;
    // Loads the sound while the learner reads the first question. Failures are reported with Play, and with the result.
    session.prepare();
    Result.preload().catch(() => {});
  }, [isAsked, session]);
  const band = useBandState(session);
  const isAwaited = state.matches({ round: { asking: { sound: 'awaited' } } });
  const sound = isAwaited ? 'loading' : band;
  const Tools = useSyncExternalStore(session.subscribe, session.soundTools, () => null);
  return (
    <>
      {isFinished ? (
        <Result onAgain={onAgain} />
      ) : asked && state.matches({ round: 'introducing' }) ? (
        <Introduction asked={asked} />
      ) : asked ? (
        <QuestionView
          key={outcomes.length - Number(state.matches({ round: 'answered' }))}
          asked={asked}
          sound={sound}
        />
      ) : (
        <div className={styles.loading} aria-busy="true" />
      )}
      {isFinished && <div aria-live="polite">{failure && <Notice>{failure}</Notice>}</div>}
      {Tools && <Tools />}
    </>
  );
}
