import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

interface PlayFailureProps {
  /** Why nothing plays: a sentence for the player. */
  reason: string;
  /** Does what Play does. */
  onRetry: () => void;
  className?: string;
}

/** Says why Play did not play, and plays again. The caller puts it into a live region. */
export function PlayFailure({ reason, onRetry, className }: PlayFailureProps) {
  return (
    <Notice className={className}>
      {reason} <Button onClick={onRetry}>Try again</Button>
    </Notice>
  );
}
