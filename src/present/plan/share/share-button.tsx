import { useState } from 'react';
import { type ClassPlan, planAddress, withoutNotes } from '#src/classroom/class-plan.ts';
import { useDialog } from '#src/page/input/use-dialog.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { CopyLink } from '#src/ui/controls/copy-link.tsx';
import { Check } from '#src/ui/controls/field.tsx';
import { Dialog } from '#src/ui/panels/dialog.tsx';

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
