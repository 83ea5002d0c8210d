import { useEffect } from 'react';
import { rhythmBuilding } from '#src/content/quizzes/rhythm-building.ts';
import { AfterQuiz } from '#src/quizzes/after-quiz.tsx';
import type { QuizProps } from '#src/quizzes/quiz-props.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { ScoreCard } from '#src/ui/panels/score-card.tsx';
import styles from './rhythm-building.module.css';

interface CongratulationsProps extends Pick<QuizProps, 'section' | 'quizId' | 'onAgain'> {
  /** Ids of the challenges that were solved only with the solution. */
  withSolution: readonly string[];
  onShown: () => void;
  onBuild: (id: string) => void;
}

/** The end of the quiz. In a chunk of its own, since most visits do not get here. */
export function Congratulations(props: CongratulationsProps) {
  const { section, quizId, withSolution, onShown, onBuild, onAgain } = props;
  useEffect(onShown, [onShown]);
  const total = rhythmBuilding.challenges.length;
  const assisted = rhythmBuilding.challenges.filter(({ id }) => withSolution.includes(id));
  return (
    <section aria-label="Result">
      <ScoreCard
        title="Congratulations! 🏆"
        isPerfect
        actions={
          <AfterQuiz section={section} quizId={quizId} onAgain={onAgain}>
            {assisted.map(({ id, title }) => (
              <Button key={id} kind="quiet" onClick={() => onBuild(id)}>
                Build {title} from an empty grid
              </Button>
            ))}
          </AfterQuiz>
        }
      >
        <p>
          Perfect Score: {total}/{total} rhythms completed
        </p>
        {assisted.length > 0 && (
          <p className={styles.assisted}>
            With the solution: {assisted.map(({ title }) => title).join(', ')}.
          </p>
        )}
      </ScoreCard>
    </section>
  );
}
