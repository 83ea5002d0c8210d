import type { CSSProperties } from 'react';
import { choiceName } from '#src/content/answers/choices.ts';
import type { AudioQuestion } from '#src/content/quizzes/model.ts';
import { colourOf, type InFront, inFront } from '#src/content/quizzes/reason-of.ts';
import { useInView } from '#src/page/input/use-in-view.ts';
import type { Phase } from '#src/quizzes/run/model.ts';
import styles from '#src/quizzes/verdict.module.css';
import { ClipDial } from '#src/sound/clips/clip-dial.tsx';
import { useClip } from '#src/sound/clips/use-clip.ts';
import { PlayFailure } from '#src/sound/play-failure.tsx';
import { PlayButton, playWord } from '#src/ui/controls/play-button.tsx';
import { isPartial } from './model.ts';

interface VerdictProps {
  question: AudioQuestion;
  phase: Phase;
  selected: readonly string[];
  /** Whether an answer may consist of several choices. */
  several: boolean;
}

const MESSAGES = {
  right: 'Excellent!',
  partial: "You're on the right track, but there are more answers to identify!",
  wrong: "That's not quite right. Give it another shot!",
};

/** The feedback on an answer, and the explanation once the answer is known. */
export function Verdict({ question, phase, selected, several }: VerdictProps) {
  const { id, correctAnswer, reason } = question;
  const isEnded = phase === 'solved' || phase === 'shown';
  const missed = isPartial(selected, correctAnswer) ? 'partial' : 'wrong';
  const kind = phase === 'solved' ? 'right' : phase === 'missed' ? missed : null;
  return (
    <>
      {/* On paper every question is unanswered. */}
      <div aria-live="polite" className={styles.verdict} data-screen-only>
        {kind && <strong data-verdict={kind}>{MESSAGES[kind]}</strong>}
        {phase === 'shown' && <strong>Solution: {correctAnswer.map(choiceName).join(', ')}</strong>}
        {isEnded && <p>{reason.text}</p>}
        {phase === 'answering' && (
          <p>{several ? 'Choose one or more, then submit.' : 'One of them is right.'}</p>
        )}
      </div>
      {isEnded && reason.front && <InFrontButton key={id} clip={id} player={reason.front} />}
    </>
  );
}

/** Plays the clip again with one player emphasised; it is rendered on demand. */
function InFrontButton({ clip, player }: { clip: string; player: InFront }) {
  const words = inFront(player);
  const [isInView, watch] = useInView();
  const stem = { clip, player, isAmongOthers: true };
  const sound = useClip(stem, `Clip with ${words}`, true, isInView);
  const colour = { '--clip': `var(--${colourOf(player) ?? 'accent'})` } as CSSProperties;
  return (
    <div ref={watch} className={styles.inFront} style={colour} data-screen-only>
      <PlayButton player={sound}>
        <ClipDial player={sound.player} state={sound.state} />
        {playWord(sound.state, false, `Hear it again with ${words}`)}
      </PlayButton>
      <div aria-live="polite">
        {sound.state === 'failed' && (
          <PlayFailure reason="This clip could not be loaded." onRetry={sound.toggle} />
        )}
      </div>
    </div>
  );
}
