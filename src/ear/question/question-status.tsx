import { useEffect, useState } from 'react';
import styles from '#src/ear/ear.module.css';
import { useRound } from '#src/ear/round/current-round.ts';
import { judged, type ShownQuestion } from '#src/ear/round/round-context.ts';
import { SKILL_TEXTS } from '#src/ear/texts.ts';

interface QuestionStatusProps {
  asked: ShownQuestion;
  /** The number of the question in its round, from 1. */
  number: number;
  isNew?: boolean;
}

/** The line above a question: its skill and level, and the progress of the round. */
export function QuestionStatus({ asked, number, isNew }: QuestionStatusProps) {
  const { skill, level } = asked.question;
  const { plan, endsAt, outcomes } = useRound().state.context;
  const { title } = SKILL_TEXTS[skill];
  const counted = judged(outcomes);
  return (
    <p className={`controls soft ${styles.status}`}>
      <span>{isNew ? `New: ${title}` : `${title}, level ${level}`}</span>
      {plan?.shared && (
        <span>
          {number} of {plan.shared.entries.length}
        </span>
      )}
      {endsAt !== null && <TimeLeft endsAt={endsAt} />}
      {counted.length > 0 && (
        <span>
          {counted.filter(({ right }) => right).length} of {counted.length} right
        </span>
      )}
    </p>
  );
}

/** The remaining time of a round, in whole minutes: seconds would put pressure on the learner. */
function TimeLeft({ endsAt }: { endsAt: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5000);
    return () => clearInterval(timer);
  }, []);
  const minutes = (endsAt - now) / 60_000;
  if (minutes <= 0) return <span>Last question</span>;
  return <span>{minutes < 1 ? 'Less than 1 min left' : `${Math.ceil(minutes)} min left`}</span>;
}
