import { type ReactNode, useState } from 'react';
import { CELLS } from '#audio/music/chart/chart.ts';
import type { EarQuestion } from '#audio/music/ear/question.ts';
import { type RhythmType, sixteenthsOf, USUAL_PATTERNS } from '#audio/music/rhythms.ts';
import styles from '#src/ear/ear.module.css';
import { useRound } from '#src/ear/round/current-round.ts';
import { type EarOutcome, inputOf } from '#src/ear/round/round-context.ts';
import { writeMusic } from '#src/ear/round/writer.ts';
import { SKILL_TEXTS } from '#src/ear/texts.ts';
import { StrokeRow } from '#src/ui/strokes/stroke-row.tsx';
import { answerText, givenText } from './clues.ts';
import { type ExplainedPassage, Passages } from './passages.tsx';

/** The passages that a learner missed in a round, each with its right answer next to it. */
export function MissedPassages({ beside }: { beside: ReactNode }) {
  const { outcomes } = useRound().state.context;
  const [passages] = useState(() => outcomes.filter(({ right }) => right === false).map(passageOf));
  return (
    <section aria-labelledby="ear-missed" className={`stack measured ${styles.missed}`}>
      <h3 id="ear-missed">What you missed</h3>
      <Passages
        label="What you missed"
        allText="Hear the ones you missed"
        beside={beside}
        passages={passages}
      />
    </section>
  );
}

function passageOf(outcome: EarOutcome, index: number): ExplainedPassage {
  const { question, answer } = outcome;
  const right = answerText(question);
  const given = givenText(question, answer);
  return {
    id: `${index}`,
    name: `${SKILL_TEXTS[question.skill].title}: ${right}`,
    children: (
      <>
        <span className={`controls ${styles.answer}`}>
          <strong>{right}</strong> {given && <span className="soft">{given}</span>}
        </span>
        <Strokes question={question} />
      </>
    ),
    write: async () => {
      const { explained } = await writeMusic(question);
      return inputOf(explained, question.focus);
    },
  };
}

/** The strokes of the güira in one bar, if they are the right answer. */
function Strokes({ question: { skill, task } }: { question: EarQuestion }) {
  const strokes =
    task.kind === 'cells'
      ? [...task.right].flatMap((cell) => {
          const rests = CELLS / task.right.length - 1;
          return [cell === 'x' ? 1 : 0, ...Array.from({ length: rests }, () => 0)];
        })
      : task.kind === 'choice' && skill === 'rhythm'
        ? sixteenthsOf(USUAL_PATTERNS[task.right as RhythmType], CELLS)
        : null;
  if (!strokes) return null;
  return (
    <span className={styles.strokes}>
      <StrokeRow look="plain" columns={strokes.map((stroke) => ({ stroke }))} />
    </span>
  );
}
