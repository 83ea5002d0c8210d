import { useState } from 'react';
import { type ClassPlan, planAddress, withoutNotes } from '#src/classroom/class-plan.ts';
import { Button } from '#src/ui/button.tsx';
import { CopyLink } from '#src/ui/copy-link.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import styles from './share-button.module.css';

/** The plan as a link and a QR code. */
export function ShareButton({ plan }: { plan: ClassPlan }) {
  const [open, setOpen] = useState(false);
  const [notes, setNotes] = useState(true);
  const address = planAddress(notes ? plan : withoutNotes(plan));
  return (
    <>
      <Button onClick={() => setOpen(true)}>Share</Button>
      <Dialog title="Share the plan" open={open} onClose={() => setOpen(false)}>
        <label className={styles.notes}>
          <input
            type="checkbox"
            checked={notes}
            onChange={({ target }) => setNotes(target.checked)}
          />
          With my notes
        </label>
        <CopyLink label="Link to this plan" url={location.origin + address} />
      </Dialog>
    </>
  );
}
