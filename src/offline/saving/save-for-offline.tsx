import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { KeepProblem } from '#src/offline/saved/page-copies.ts';
import { Button } from '#src/ui/controls/button.tsx';
import styles from './save-for-offline.module.css';
import { onSavedChanged } from './saved-changed.ts';
import { savingMachine } from './saving.ts';

const PROBLEMS: Readonly<Record<KeepProblem, string>> = {
  full: 'This browser has no room left for it. Free some room on this device, or delete something that is saved, and try again.',
  network:
    'The connection was lost. What has arrived is kept: try again, and the rest will follow.',
  unsupported: 'Your browser cannot save anything for offline use.',
};

/** '1.2 MB'; small amounts are rounded up to 0.1. */
export function megabytes(bytes: number): string {
  const tenths = bytes === 0 ? 0 : Math.max(1, Math.round(bytes / 100_000));
  return `${(tenths / 10).toFixed(1)} MB`;
}

interface SaveProps {
  /** The path of the page to save, or several paths. */
  path: string | readonly string[];
  /** The name of the saved pages, as the subject of a sentence: 'This lesson'. */
  name: string;
  label?: string;
  /** Whether to save at once, on the learner's request. */
  begin?: boolean;
}

/** Saves pages with their sounds, with progress, Cancel and a message about the result. */
export function SaveForOffline({ path, name, begin, label = 'Save for offline' }: SaveProps) {
  const [state, send] = useMachine(savingMachine, { input: { paths: [path].flat() } });
  useEffect(() => onSavedChanged(() => send({ type: 'changed' })), [send]);
  const { plan, kept, problem } = state.context;
  const isBusy = state.hasTag('busy');
  const isSaved = state.matches('saved');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!begin) return;
    send({ type: 'save' });
    // The pressed button is gone.
    button.current?.focus({ preventScroll: true });
  }, [begin, send]);
  const cancel = () => {
    send({ type: 'cancel' });
    button.current?.focus({ preventScroll: true });
  };
  return (
    <div className={`controls ${styles.save}`} data-screen-only>
      <Button
        ref={button}
        kind={isSaved ? 'done' : 'quiet'}
        // Not `disabled`, which would drop the focus.
        aria-disabled={isBusy || isSaved}
        onClick={() => send({ type: 'save' })}
      >
        {isSaved ? '✓ Saved for offline' : isBusy ? 'Saving…' : label}
      </Button>
      {isBusy && (
        <>
          <progress aria-label={`Saving: ${name}`} value={kept} max={plan.bytes || 1} />
          <span>
            {megabytes(kept)} of {megabytes(plan.bytes)}
          </span>
          <Button onClick={cancel}>Cancel</Button>
        </>
      )}
      <span role="status" className="visually-hidden">
        {isSaved && `${name} is saved on this device.`}
      </span>
      <p className="if-filled">
        {isSaved &&
          kept > 0 &&
          !plan.lasting &&
          'This browser may delete it when the device runs out of room, or when you have not opened Martillo for a while. To keep it, install Martillo.'}
      </p>
      <p role="alert" className="if-filled">
        {problem && PROBLEMS[problem]}
      </p>
    </div>
  );
}
