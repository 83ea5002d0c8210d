import { useState } from 'react';
import { CATALOGUE } from '#audio/music/clips/catalogue.ts';
import { BAND } from '#audio/music/instrument.ts';
import { plural } from '#lib/words.ts';
import { INSTRUMENT_NAMES } from '#src/content/answers/answer-names.ts';
import type { AudioQuizContent } from '#src/content/quizzes/model.ts';
import { isKey } from '#src/content/walk.ts';
import { island } from '#src/page/loading/island.tsx';
import type { QuizProps } from '#src/quizzes/quiz-props.ts';
import { Results, type ReviewedQuestion } from '#src/quizzes/results.tsx';
import { type Outcome, rightAtFirst, runScore } from '#src/quizzes/run/model.ts';
import styles from './audio-results.module.css';
import { choicesToPractise, reviewTitle, triesText } from './model.ts';

interface AudioResultsProps extends Pick<QuizProps, 'section' | 'quizId' | 'onAgain'> {
  quiz: AudioQuizContent;
  outcomes: readonly Outcome[];
}

/** The rest of the review does not wait for it. */
const Clips = island(
  'This clip',
  async () => (await import('#src/sound/clips/clip-list.tsx')).ClipList,
  { height: '3.5rem' },
);

const RESULTS = { right: 'right', shown: 'wrong', skipped: 'skipped' } as const;

/** The result of an audio quiz: the score, and every clip with its answer. */
export function AudioResults({ quiz, outcomes, ...props }: AudioResultsProps) {
  const { type, questions, several, explainedIn } = quiz;
  const result = runScore(outcomes);
  const skipped = outcomes.length - result.total;
  const review = questions.map((question, i): ReviewedQuestion => {
    const outcome = outcomes[i] ?? { end: 'skipped', tries: [] };
    const { end } = outcome;
    const title = `Clip ${i + 1}`;
    return {
      id: question.id,
      title: reviewTitle(type, title, question.correctAnswer),
      end: RESULTS[end],
      explanations: choicesToPractise(outcome, question.correctAnswer, several).flatMap((choice) =>
        isKey(explainedIn, choice) ? (explainedIn[choice] ?? []) : [],
      ),
      children: (
        <>
          <p>{triesText(outcome)}</p>
          <Clips
            label={`Hear ${title.toLowerCase()} again`}
            clips={[{ name: title, sources: question.audioUrl }]}
          />
          {(type === 'present' || type === 'missing') && (
            <Players clipId={question.id} title={title} withMissing={type === 'missing'} />
          )}
        </>
      ),
    };
  });
  const first = rightAtFirst(outcomes);
  const notes = [
    first < result.score && `${first === 0 ? 'None' : first} of them at the first try.`,
    skipped > 0 &&
      plural(skipped, {
        one: 'One question was skipped and not counted: no sound.',
        other: '# questions were skipped and not counted: no sound.',
      }),
  ].filter((note) => note !== false);
  return <Results {...props} result={result} review={review} notes={notes} />;
}

/** Each instrument of a clip alone, in the same performance. For a clip with missing instruments, also their parts. */
function Players({
  clipId,
  title,
  withMissing,
}: {
  clipId: string;
  title: string;
  withMissing: boolean;
}) {
  const [open, setOpen] = useState(false);
  const { instruments = [] } = CATALOGUE[clipId] ?? {};
  const alone = (playing: boolean) =>
    BAND.filter((player) => instruments.includes(player) === playing).map((player) => ({
      name: INSTRUMENT_NAMES[player],
      instrument: player,
      sources: { clip: clipId, player },
    }));
  return (
    <details className={styles.players} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Each instrument alone</summary>
      {/* Unmounted when closed, to free the memory of the clips. */}
      {open && (
        <>
          <p>In {title.toLowerCase()}:</p>
          <Clips label={`In ${title.toLowerCase()}`} clips={alone(true)} />
          {withMissing && (
            <>
              <p>Left out of it:</p>
              <Clips label={`Left out of ${title.toLowerCase()}`} clips={alone(false)} />
            </>
          )}
        </>
      )}
    </details>
  );
}
