import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  open: boolean;
  /** Called when it is closed, also by Escape. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog with a title and a Close button. Its content is rendered only while it is open. */
export function Dialog({ title, open, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      {open && (
        <div className={styles.content}>
          <h2 id={id}>{title}</h2>
          {children}
          <Button className={styles.close} onClick={onClose}>
            Close
          </Button>
        </div>
      )}
    </dialog>
  );
}
