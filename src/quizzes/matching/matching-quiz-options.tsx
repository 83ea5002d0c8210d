import type { MatchingOptions } from '#src/exercises/matching/matching.tsx';
import type { QuizProps } from '#src/quizzes/quiz-props.ts';
import styles from './matching-quiz-options.module.css';

/**
 * Makes a quiz of a matching exercise: solved it is saved as all right, and leads back. Less is not
 * saved, however often it is checked.
 * @param total how many places there are to fill
 */
export function asQuiz({ seed, onScore, onLeave }: QuizProps, total: number): MatchingOptions {
  return {
    seed,
    heading: 'h2',
    onSolved: () => onScore({ score: total, total }),
    next: (
      <button type="button" data-kind="primary" className={styles.leave} onClick={onLeave}>
        Back to Quizzes
      </button>
    ),
  };
}
