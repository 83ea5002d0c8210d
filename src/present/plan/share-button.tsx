import { useState } from 'react';
import { type ClassPlan, planAddress, withoutNotes } from '#src/classroom/class-plan.ts';
import { useDialog } from '#src/page/use-dialog.ts';
import { Button } from '#src/ui/button.tsx';
import { CopyLink } from '#src/ui/copy-link.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Check } from '#src/ui/field.tsx';

/** The plan as a link and a QR code. */
export function ShareButton({ plan }: { plan: ClassPlan }) {
  const dialog = useDialog<'share'>();
  const [notes, setNotes] = useState(false);
  const address = planAddress(notes ? plan : withoutNotes(plan));
  return (
    <>
      <Button onClick={() => dialog.open('share')}>Share</Button>
      <Dialog title="Share the plan" open={dialog.shown !== null} onClose={dialog.close}>
        <Check checked={notes} onChange={setNotes}>
          With my notes
        </Check>
        <CopyLink label="Link to this plan" url={location.origin + address} />
      </Dialog>
    </>
  );
}
