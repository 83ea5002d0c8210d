import { useMachine } from '@xstate/react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { rhythmBuilding } from '#src/content/quizzes/rhythm-building.ts';
import { gridMemory } from '#src/exercises/rhythm-grid/memory.ts';
import { RhythmGrid, type RhythmGridHandle } from '#src/exercises/rhythm-grid/rhythm-grid.tsx';
import { useEmitted } from '#src/page/use-emitted.ts';
import type { QuizProps } from '#src/quizzes/quiz-props.ts';
import { useQuizControls } from '#src/quizzes/use-quiz-controls.ts';
import { Button } from '#src/ui/button.tsx';
import { celebrate } from '#src/ui/confetti.ts';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { moveFocus } from '#src/ui/roving-focus.ts';
import { ScoreCard } from '#src/ui/score-card.tsx';
import { rhythmBuildingMachine, rhythmScore } from './machine.ts';
import styles from './rhythm-building.module.css';

const { id: quizId, challenges } = rhythmBuilding;

/** A quiz of three rhythms to build on the grid, in any order. */
export function RhythmBuildingView({ onScore, onLeave }: QuizProps) {
  const [state, send, actor] = useMachine(rhythmBuildingMachine, {
    input: { challenges: challenges.map(({ id }) => id) },
  });
  useEmitted(actor, 'score.changed', (event) => onScore(event.score));
  const grid = useRef<RhythmGridHandle>(null);
  const status = useRef<HTMLHeadingElement>(null);
  // No root element, so that two quick clicks on a cell stay two.
  useQuizControls(useRef(null), {
    advance: () => grid.current?.check(),
    play: () => grid.current?.togglePlayback(),
  });
  const panelId = useId();
  const { index, completed } = state.context;
  const { score, total } = rhythmScore(state.context);
  const challenge = challenges[index];

  if (state.matches('congratulated')) {
    return (
      <Congratulations
        score={score}
        total={total}
        onAgain={() => {
          flushSync(() => send({ type: 'quiz.restart' }));
          status.current?.focus();
        }}
        onLeave={onLeave}
      />
    );
  }
  if (!challenge) return null;

  // Roving tabindex: arrows move between the tabs, Tab leaves them for the grid.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const opened = moveFocus(event, { vertical: 0 });
    if (opened !== null) send({ type: 'challenge.open', index: opened });
  };
  return (
    <>
      <div className={styles.status}>
        <h2 ref={status} tabIndex={-1}>
          {score} of {total} rhythms completed
        </h2>
        <ProgressBar label="Rhythms completed" value={score} max={total} />
      </div>
      <div role="tablist" aria-label="Rhythms" className={styles.tabs} onKeyDown={onKeyDown}>
        {challenges.map(({ id, title }, i) => (
          <Button
            key={id}
            role="tab"
            id={`${panelId}-${id}`}
            aria-selected={i === index}
            aria-controls={panelId}
            tabIndex={i === index ? 0 : -1}
            onClick={() => send({ type: 'challenge.open', index: i })}
          >
            {title}
            {completed.includes(id) && (
              <span className={styles.done} role="img" aria-label="completed">
                ✓
              </span>
            )}
          </Button>
        ))}
      </div>
      <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${challenge.id}`}>
        <RhythmGrid
          key={challenge.id}
          ref={grid}
          exercise={challenge}
          group={quizId}
          onSolved={() => send({ type: 'challenge.solved', challenge: challenge.id })}
        />
      </div>
      <p className={styles.keys}>
        Keys: arrows move among the cells, 1, 2 and 0 set them; Space plays; Enter checks.
      </p>
      <div className={styles.steps}>
        <Button disabled={index === 0} onClick={() => send({ type: 'challenge.previous' })}>
          Previous
        </Button>
        <Button
          disabled={index === challenges.length - 1}
          onClick={() => send({ type: 'challenge.next' })}
        >
          Next
        </Button>
      </div>
    </>
  );
}

interface CongratulationsProps {
  score: number;
  total: number;
  onAgain: () => void;
  onLeave: () => void;
}

function Congratulations({ score, total, onAgain, onLeave }: CongratulationsProps) {
  useEffect(() => {
    void celebrate();
    // The next time starts with empty grids.
    gridMemory.forgetCells(quizId);
  }, []);
  return (
    <section aria-label="Result">
      <ScoreCard
        title="Congratulations! 🏆"
        actions={
          <>
            <Button onClick={onAgain}>Try Again</Button>
            <Button kind="primary" onClick={onLeave}>
              Back to Quizzes
            </Button>
          </>
        }
      >
        <p>
          Perfect Score: {score}/{total} rhythms completed
        </p>
      </ScoreCard>
    </section>
  );
}
