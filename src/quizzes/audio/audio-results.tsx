import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { type AudioQuiz, INSTRUMENT_NAMES } from '#audio/music/answers.ts';
import { CATALOGUE } from '#audio/music/catalogue.ts';
import { BAND } from '#audio/music/instrument.ts';
import type { AudioQuestion } from '#src/content/quizzes/model.ts';
import { Results, type ReviewedQuestion } from '#src/quizzes/results.tsx';
import styles from './audio-results.module.css';
import { type Outcome, scoreOf } from './model.ts';
import { type ClipToHear, soloOf } from './solos.ts';

interface AudioResultsProps {
  type: AudioQuiz;
  questions: readonly AudioQuestion[];
  outcomes: readonly Outcome[];
  onAgain: () => void;
  onLeave: () => void;
}

const ClipList = lazy(async () => ({
  default: (await import('#src/exercises/clip-list.tsx')).ClipList,
}));

const ENDS = { right: 'right', shown: 'wrong', skipped: 'skipped' } as const;

/** The end of an audio quiz: the score, and every clip once more, next to what it holds. */
export function AudioResults({ type, questions, outcomes, onAgain, onLeave }: AudioResultsProps) {
  const result = scoreOf(outcomes);
  const skipped = outcomes.length - result.total;
  const review = questions.map((question, i): ReviewedQuestion => {
    const { end, tries } = outcomes[i] ?? { end: 'skipped', tries: [] };
    const title = `Clip ${i + 1}`;
    return {
      id: question.id,
      title: `${title}: ${question.correctAnswer.join(', ')}`,
      end: ENDS[end],
      children: (
        <>
          <p>{saidOf(end, tries)}</p>
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
  const note =
    skipped === 0
      ? undefined
      : `${skipped === 1 ? 'One question was' : `${skipped} questions were`} skipped and not counted: no sound.`;
  return (
    <Results result={result} review={review} note={note} onAgain={onAgain} onLeave={onLeave} />
  );
}

function saidOf(end: Outcome['end'], tries: Outcome['tries']): string {
  if (tries.length === 0) return 'Skipped: the clip could not be played.';
  const chosen = tries.map((names) => names.join(', ')).join('; then: ');
  return `You chose: ${chosen}${end === 'shown' ? '; then the solution.' : end === 'skipped' ? '; then skipped.' : '.'}`;
}

/** Who plays in a clip, each alone in the clip's rhythm, so that the ear can find them in it. */
function Players({
  clipId,
  title,
  withMissing,
}: {
  clipId: string;
  title: string;
  withMissing: boolean;
}) {
  const { instruments = [], rhythm = '' } = CATALOGUE[clipId] ?? {};
  const solos = (playing: boolean) =>
    BAND.filter((one) => instruments.includes(one) === playing).flatMap(
      (one) => soloOf(rhythm, one, INSTRUMENT_NAMES[one]) ?? [],
    );
  const [heard, missing] = [solos(true), solos(false)];
  return (
    <details className={styles.players}>
      <summary>Each instrument alone</summary>
      {heard.length > 0 && (
        <>
          <p>In {title.toLowerCase()}:</p>
          <Clips label={`In ${title.toLowerCase()}`} clips={heard} />
        </>
      )}
      {withMissing && missing.length > 0 && (
        <>
          <p>Missing from it:</p>
          <Clips label={`Missing from ${title.toLowerCase()}`} clips={missing} />
        </>
      )}
    </details>
  );
}

/** Clips to be heard; without them the review can still be read. */
function Clips(props: { label: string; clips: readonly ClipToHear[] }) {
  return (
    <ErrorBoundary fallback={<p>Audio unavailable</p>}>
      <Suspense fallback={<div className={styles.waiting} />}>
        <ClipList {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
