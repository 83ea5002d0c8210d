// Entry point of introductions. Loaded with the first question that asks for a new sound.

import { useEffect, useRef, useState } from 'react';
import styles from '#src/ear/ear.module.css';
import { examplesOf } from '#src/ear/explained/examples.ts';
import { Passages } from '#src/ear/explained/passages.tsx';
import { QuestionStatus } from '#src/ear/question/question-status.tsx';
import { Docked } from '#src/page/input/docked.tsx';
import { showQuestion } from '#src/quizzes/show-question.ts';
import { useQuizControls } from '#src/quizzes/use-quiz-controls.ts';
import verdictStyles from '#src/quizzes/verdict.module.css';
import { Button } from '#src/ui/controls/button.tsx';
import { Panel } from '#src/ui/panels/panel.tsx';
import { useRound } from './current-round.ts';
import { inputOf, type ShownQuestion } from './round-context.ts';
import { writeMusic } from './writer.ts';

/** The introduction of sounds that are new to the learner: a button with its name plays each. */
export function IntroductionView({ asked }: { asked: ShownQuestion }) {
  const { state, send } = useRound();
  const { plan, outcomes } = state.context;
  const { skill, phone } = asked.question;
  const [passages] = useState(() =>
    examplesOf(skill, phone).map(({ name, question }) => ({
      id: name,
      name,
      write: async () => {
        const { piece, explained } = await writeMusic(question);
        // Only the explained passage contains the chord.
        const heard = skill === 'chord' ? explained : piece;
        return inputOf({ ...heard, countIn: false });
      },
    })),
  );
  const begin = () => send({ type: 'question.begin' });
  const root = useRef<HTMLElement>(null);
  useEffect(() => showQuestion(root.current), []);
  useQuizControls(root, { advance: begin });
  return (
    <Panel ref={root} aria-label="Introduction" bleed className={styles.question} data-screen-only>
      <QuestionStatus asked={asked} number={outcomes.length + 1} isNew />
      <h2 tabIndex={-1}>First hear what you will be asked for</h2>
      {skill === 'one' && <p>The hembra sounds on 4: the next count is 1.</p>}
      <div className={`stack measured ${styles.missed}`}>
        <Passages
          label="What you will be asked for"
          allText="Hear them all"
          passages={passages}
          playsByItself={plan?.autoplay}
        />
      </div>
      <Docked className={`controls ${verdictStyles.actions}`}>
        <Button onClick={() => send({ type: 'round.end' })}>End the round</Button>
        <Button kind="primary" onClick={begin}>
          Ask me
        </Button>
      </Docked>
      <p className="keys">Keys: Enter goes on.</p>
    </Panel>
  );
}
