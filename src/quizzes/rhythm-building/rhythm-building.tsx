import { useMachine } from '@xstate/react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { rhythmBuilding } from '#src/content/quizzes/rhythm-building.ts';
import { gridMemory } from '#src/exercises/rhythm-grid/memory.ts';
import { RhythmGrid, type RhythmGridHandle } from '#src/exercises/rhythm-grid/rhythm-grid.tsx';
import { Docked } from '#src/page/input/docked.tsx';
import { useEmitted } from '#src/page/input/use-emitted.ts';
import { useParam } from '#src/page/input/use-param.ts';
import { island } from '#src/page/loading/island.tsx';
import { saveBestScore, saveQuizScore } from '#src/progress/progress.ts';
import type { QuizProps } from '#src/quizzes/quiz-props.ts';
import { useQuizControls } from '#src/quizzes/use-quiz-controls.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { moveFocus } from '#src/ui/controls/roving-focus.ts';
import { nextIndex, rhythmBuildingMachine, rhythmScore } from './machine.ts';
import styles from './rhythm-building.module.css';
import { keepRhythms, keptRhythms } from './unfinished.ts';

/** Exported here for the slides as well: a separate chunk would make the quiz larger. */
export const { challenges } = rhythmBuilding;
const quizId = rhythmBuilding.id;
const ids = challenges.map(({ id }) => id);
const Congratulations = island(
  'The result',
  async () => (await import('./congratulations.tsx')).Congratulations,
  { height: '30rem' },
);

function forgetGrids(): void {
  for (const id of ids) gridMemory.forgetBuilt({ id, group: quizId });
}

/** A quiz of rhythms to build on the grid, in any order. */
export function RhythmBuildingView({ section }: Pick<QuizProps, 'section'>) {
  // In the URL, so that reloads and links open the same rhythm.
  const [rhythm, setRhythm] = useParam('rhythm');
  const [start] = useState(() => {
    const kept = keptRhythms(section, ids);
    const index = ids.indexOf(rhythm ?? '');
    return { ...kept, ...(index >= 0 && { index }) };
  });
  const [state, send, actor] = useMachine(rhythmBuildingMachine, {
    input: { challenges: ids, ...start },
  });
  const [continued, setContinued] = useState((start.completed?.length ?? 0) > 0);
  useEmitted(actor, 'score.changed', ({ score }) => saveBestScore(section, quizId, score));
  const grid = useRef<RhythmGridHandle>(null);
  const status = useRef<HTMLHeadingElement>(null);
  // An empty ref, so that no clicks are merged: two quick clicks on a cell set it twice.
  useQuizControls(useRef(null), {
    advance: () => grid.current?.check(),
    play: () => grid.current?.togglePlayback(),
  });
  const panelId = useId();
  const { index, completed, withSolution } = state.context;
  const { score, total } = rhythmScore(state.context);
  const challenge = challenges[index];
  const next = nextIndex(state.context);
  useEffect(() => keepRhythms(section, state.context), [section, state.context]);
  const showInAddress = useEffectEvent((id = '') => {
    if (id !== (rhythm ?? ids[0])) setRhythm(id);
  });
  useEffect(() => showInAddress(ids[index]), [index]);

  useEffect(() => {
    // Preloaded before the last rhythm is solved. A failure is reported at the end.
    if (completed.length > 0) Congratulations.preload().catch(() => {});
  }, [completed]);

  const restart = () => {
    setContinued(false);
    flushSync(() => send({ type: 'quiz.restart' }));
    status.current?.focus();
  };
  if (state.matches('congratulated')) {
    return (
      <Congratulations
        section={section}
        quizId={quizId}
        withSolution={withSolution}
        onShown={forgetGrids}
        onBuild={(id) => {
          flushSync(() => send({ type: 'challenge.open', index: ids.indexOf(id) }));
          grid.current?.focus();
        }}
        onAgain={() => {
          saveQuizScore(section, quizId, { score: 0, total });
          restart();
        }}
      />
    );
  }
  if (!challenge) return null;

  const open = (index: number | null) => {
    if (index !== null) send({ type: 'challenge.open', index });
  };
  const startOver = () => {
    forgetGrids();
    restart();
  };
  // Roving tabindex: arrows move between the tabs, Tab leaves them for the grid.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => open(moveFocus(event, { vertical: 0 }));
  return (
    <>
      <div className={`row ${styles.status}`} data-screen-only>
        <h2 ref={status} tabIndex={-1}>
          {score} of {total} rhythms completed
        </h2>
        <progress aria-label="Rhythms completed" value={score} max={total} />
      </div>
      {continued && (
        <p className={`soft ${styles.continued}`}>
          You are going on where you stopped.
          <Button kind="quiet" onClick={startOver}>
            Start over
          </Button>
        </p>
      )}
      <div
        role="tablist"
        aria-label="Rhythms"
        className={`controls ${styles.tabs}`}
        data-screen-only
        onKeyDown={onKeyDown}
      >
        {challenges.map(({ id, title }, i) => (
          <Button
            key={id}
            role="tab"
            className="row"
            id={`${panelId}-${id}`}
            aria-selected={i === index}
            aria-controls={panelId}
            tabIndex={i === index ? 0 : -1}
            onClick={() => open(i)}
          >
            {title}
            {withSolution.includes(id) && (
              <span className={styles.assisted}>with the solution</span>
            )}
            {completed.includes(id) && !withSolution.includes(id) && (
              <span className={styles.done} role="img" aria-label="completed">
                ✓
              </span>
            )}
          </Button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={panelId}
        aria-labelledby={`${panelId}-${challenge.id}`}
        className={styles.grid}
      >
        <RhythmGrid
          key={`${challenge.id} ${continued}`}
          ref={grid}
          exercise={challenge}
          group={quizId}
          {...(withSolution.includes(challenge.id) && {
            assisted: `Completed with the solution. Build ${challenge.title} from an empty grid, and it counts as your own.`,
          })}
          onSolved={(withSolution) =>
            send({ type: 'challenge.solved', challenge: challenge.id, withSolution })
          }
        />
      </div>
      <p className={`keys ${styles.keys}`} data-screen-only>
        Keys: arrows move among the cells, Space or Enter changes one, 1, 2 and 0 set it. Outside
        the cells, Space plays and Enter checks.
      </p>
      <Docked className={`controls ${styles.steps}`}>
        <Button aria-disabled={index === 0} onClick={() => open(index - 1)}>
          Previous
        </Button>
        {completed.length === ids.length ? (
          <Button kind="primary" onClick={() => send({ type: 'result.show' })}>
            See the result
          </Button>
        ) : (
          <Button aria-disabled={next === null} onClick={() => open(next)}>
            Next
          </Button>
        )}
      </Docked>
    </>
  );
}
