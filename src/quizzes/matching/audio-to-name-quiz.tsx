import { AUDIO_TO_NAME_QUIZ } from '#src/content/quizzes/matching.ts';
import { DropZone } from '#src/exercises/matching/drop-zone.tsx';
import { Matching } from '#src/exercises/matching/matching.tsx';
import { type MatchingTexts, soundCard } from '#src/exercises/matching/messages.ts';
import type { QuizProps } from '#src/quizzes/quiz-props.ts';
import styles from './audio-to-name.module.css';
import { matchingQuizOptions } from './matching-quiz-options.tsx';

const TEXTS: MatchingTexts = {
  card: soundCard,
  target: ({ label }) => label,
  filled: 'Audio placed',
  targets: 'names',
  success: '🎉 Perfect! Every sound has its name!',
};

/** Quiz: the learner places five sounds on the names of their instruments. */
export function AudioToNameQuiz(props: QuizProps) {
  const exercise = AUDIO_TO_NAME_QUIZ;
  const { sounds } = exercise;
  const targets = sounds.map(({ id, name }) => ({ id, label: name }));
  const options = matchingQuizOptions(props, sounds.length);
  return (
    <Matching exercise={exercise} puzzle={{ items: sounds, targets }} texts={TEXTS} {...options}>
      <div className={`stack ${styles.names}`}>
        {targets.map((target) => (
          <DropZone key={target.id} target={target} label={target.label} />
        ))}
      </div>
    </Matching>
  );
}
