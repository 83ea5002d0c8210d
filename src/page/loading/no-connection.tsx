import { useEffect } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { onConnected } from './connection.ts';
import styles from './no-connection.module.css';

interface NoConnectionProps {
  /** Loads the missing part; called automatically when the site answers again. */
  onRetry: () => void;
}

/** Replaces a part that could not be loaded without a network, until it can be loaded. */
export function NoConnection({ onRetry }: NoConnectionProps) {
  useEffect(() => onConnected(onRetry), [onRetry]);
  return (
    <div role="alert" className={styles.notice}>
      <h1>No connection</h1>
      <p>
        This page is not on your device yet. It opens by itself as soon as you are connected again.
      </p>
      <p>You can still open: the Practice page, pages you have visited, and what you saved.</p>
      <Button kind="primary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
