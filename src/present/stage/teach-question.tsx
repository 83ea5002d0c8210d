import { Button } from '#src/ui/controls/button.tsx';
import { Dialog } from '#src/ui/panels/dialog.tsx';

interface TeachQuestionProps {
  onYes: () => void;
  onNo: () => void;
}

/** Asks a visitor who has pressed F whether they teach. */
export function TeachQuestion({ onYes, onNo }: TeachQuestionProps) {
  return (
    <Dialog title="Switch on I teach?" open onClose={onNo} ownButtons>
      <p>
        The key F shows this to a class, slide by slide. With <em>I teach</em>, pages also offer to
        present things and to add them to your class plan. You can switch it off at the foot of any
        page.
      </p>
      <div className="controls">
        <Button kind="primary" onClick={onYes}>
          Switch on and present
        </Button>
        <Button onClick={onNo}>Not now</Button>
      </div>
    </Dialog>
  );
}
