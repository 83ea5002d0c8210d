import { Button } from '#src/ui/controls/button.tsx';
import { Notice } from '#src/ui/panels/notice.tsx';

interface PlayFailureProps {
  reason: string;
  onRetry: () => void;
  className?: string;
}

/** The message that Play has failed, and a button to try again. The caller puts it into a live region. */
export function PlayFailure({ reason, onRetry, className }: PlayFailureProps) {
  return (
    <Notice className={className}>
      {reason} <Button onClick={onRetry}>Try again</Button>
    </Notice>
  );
}
