import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { afterPaint } from '#lib/after-paint.ts';
import { Button } from '#src/ui/controls/button.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /** Whether Escape does not close it at the moment. */
  locked?: boolean;
  /** Whether the content has its own buttons instead of Close. */
  ownButtons?: boolean;
  /** `sheet` hangs from the header and closes on a press outside; `full` fills the window. Neither shows the title. */
  look?: 'sheet' | 'full';
  /** The dialog element, which scripts can focus. */
  ref?: RefObject<HTMLDialogElement | null>;
  children: ReactNode;
}

/** A modal dialog with a title and a Close button. Its content is rendered only while it is open. */
export function Dialog({
  title,
  open,
  onClose,
  locked,
  ownButtons,
  look,
  ref,
  children,
}: DialogProps) {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  const shown = useRef(false);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!open) {
      shown.current = false;
      element?.close();
      return;
    }
    // In a separate task: it restyles the whole page, which becomes inert.
    let wanted = true;
    afterPaint().then(() => {
      if (!wanted) return;
      shown.current = true;
      element?.showModal();
    });
    return () => {
      wanted = false;
    };
  }, [dialog, open]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-look={look}
      aria-labelledby={open ? id : undefined}
      tabIndex={-1}
      closedby={look === 'sheet' ? 'any' : undefined}
      onCancel={(event) => {
        if (locked) event.preventDefault();
      }}
      onClose={() => {
        // The event of an earlier `close()` can arrive after the dialog has been reopened.
        if (!shown.current) return;
        // Browsers close a dialog on the second Escape even if `cancel` is prevented.
        if (locked) dialog.current?.showModal();
        else onClose();
      }}
    >
      {open && (
        <div className={styles.content}>
          <h2 id={id} className={look && 'visually-hidden'}>
            {title}
          </h2>
          {children}
          {!ownButtons && (
            <Button className={styles.close} onClick={onClose}>
              Close
            </Button>
          )}
        </div>
      )}
    </dialog>
  );
}
