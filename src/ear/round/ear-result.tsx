import { useState } from 'react';
import { SKILLS } from '#audio/music/ear/question.ts';
import { enterFullScreen, pushPresentation } from '#src/classroom/present-visit.ts';
import { useTeaching } from '#src/classroom/teaching.ts';
import { pathTo } from '#src/content/site/pages.ts';
import styles from '#src/ear/ear.module.css';
import { MissedPassages } from '#src/ear/explained/missed-passages.tsx';
import { SKILL_TEXTS } from '#src/ear/texts.ts';
import { island } from '#src/page/loading/island.tsx';
import { NextOnRoad } from '#src/road/next-on-road.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { ScoreCard } from '#src/ui/panels/score-card.tsx';
import { useRound } from './current-round.ts';
import { encodeRound, MOST_QUESTIONS } from './question-list.ts';
import { judged } from './round-context.ts';

const CopyLink = island(
  'The link',
  async () => (await import('#src/ui/controls/copy-link.tsx')).CopyLink,
  { height: '20rem' },
);

/** The end of a round: the score of each skill, the missed passages, and a link to the same round. */
export function EarResult({ onAgain }: { onAgain: () => void }) {
  const { state, send } = useRound();
  const { plan, outcomes } = state.context;
  const [shares, setShares] = useState(false);
  const teaching = useTeaching();
  const counted = judged(outcomes);
  const right = counted.filter((outcome) => outcome.right).length;
  const asked = SKILLS.map((skill) => ({
    skill,
    of: counted.filter(({ question }) => question.skill === skill),
  })).filter(({ of }) => of.length > 0);
  const round = plan && {
    seed: plan.seed,
    phone: plan.phone,
    entries: outcomes.map(({ entry }) => entry),
  };
  // A class can vote only on questions that have options.
  const hasVotes = outcomes
    .slice(0, MOST_QUESTIONS)
    .some(({ question }) => question.task.kind === 'choice');
  const hasMissed = right < counted.length;
  return (
    <>
      <ScoreCard title="The round is over">
        <p>
          {counted.length > 0 ? `${right} of ${counted.length} right` : 'No answer was judged.'}
        </p>
        <ul className={styles.results}>
          {asked.map(({ skill, of }) => (
            <li key={skill}>
              {SKILL_TEXTS[skill].title}: {of.filter((outcome) => outcome.right).length} of{' '}
              {of.length}
            </li>
          ))}
        </ul>
      </ScoreCard>
      {hasMissed && <MissedPassages beside={<NextOnRoad isSecond />} />}
      <div className="controls">
        {!hasMissed && <NextOnRoad />}
        <Button kind="quiet" onClick={onAgain}>
          Another round
        </Button>
        <Button kind="quiet" onClick={() => send({ type: 'round.leave' })}>
          Change settings
        </Button>
      </div>
      {round && round.entries.length > 0 && (
        <div className={`stack ${styles.share}`} data-screen-only>
          <Button aria-expanded={shares} onClick={() => setShares(!shares)}>
            Share this round
          </Button>
          {teaching && hasVotes && (
            <Button
              onClick={() => {
                enterFullScreen();
                pushPresentation(`?round=${encodeRound(round)}&present`);
              }}
            >
              Present this round
            </Button>
          )}
          {shares && round.entries.length > MOST_QUESTIONS && (
            <p>
              The link holds the first {MOST_QUESTIONS} of the {round.entries.length} questions.
            </p>
          )}
          {shares && (
            <CopyLink
              label="The address of this round"
              url={`${location.origin}${pathTo('ear')}?round=${encodeRound(round)}`}
            />
          )}
        </div>
      )}
    </>
  );
}
