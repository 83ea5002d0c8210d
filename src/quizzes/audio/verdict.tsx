import type { CSSProperties } from 'react';
import { colourOf, type InFront, inFront, type Reason } from '#src/content/quizzes/reason-of.ts';
import { useInView } from '#src/page/input/use-in-view.ts';
import styles from '#src/quizzes/verdict.module.css';
import { ClipDial } from '#src/sound/clips/clip-dial.tsx';
import { useClip } from '#src/sound/clips/use-clip.ts';
import { PlayFailure } from '#src/sound/play-failure.tsx';
import { PlayButton, playWord } from '#src/ui/controls/play-button.tsx';

type Judgement =
  | { kind: 'partial' | 'wrong' }
  | { kind: 'right'; reason: Reason }
  | { kind: 'shown'; names: readonly string[]; reason: Reason };

interface VerdictProps {
  /** `null` before an answer is submitted. */
  verdict: Judgement | null;
  /** The clip's id in the catalogue. */
  clip: string;
  /** Whether an answer may consist of several names. */
  several: boolean;
}

const MESSAGES = {
  right: 'Excellent!',
  partial: "You're on the right track, but there are more answers to identify!",
  wrong: "That's not quite right. Give it another shot!",
};

/** The feedback on an answer, and why it is right once it is known. */
export function Verdict({ verdict, clip, several }: VerdictProps) {
  const reason = verdict && 'reason' in verdict ? verdict.reason : null;
  return (
    <>
      <div aria-live="polite" className={styles.verdict}>
        {verdict && verdict.kind !== 'shown' && (
          <strong data-verdict={verdict.kind}>{MESSAGES[verdict.kind]}</strong>
        )}
        {verdict?.kind === 'shown' && <strong>Solution: {verdict.names.join(', ')}</strong>}
        {reason && <p>{reason.text}</p>}
        {!verdict && (
          <p>{several ? 'Choose one or more, then submit.' : 'One of them is right.'}</p>
        )}
      </div>
      {reason?.front && <InFrontButton key={clip} clip={clip} player={reason.front} />}
    </>
  );
}

/** Plays the clip again with one player brought forward, which is rendered for it. */
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
