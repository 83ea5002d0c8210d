import { Button } from '#src/ui/controls/button.tsx';
import { Dialog } from '#src/ui/panels/dialog.tsx';
import styles from './delete-dialog.module.css';

interface DeleteDialogProps {
  /** The groups to delete; closed if there are none. */
  titles: readonly string[];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before anything is deleted. */
export function DeleteDialog({ titles, onConfirm, onCancel }: DeleteDialogProps) {
  return (
    <Dialog title="Delete for good?" open={titles.length > 0} onClose={onCancel} ownButtons>
      <ul className={styles.titles}>
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <p>This cannot be undone.</p>
      {/* The first one gets the focus: a second Enter deletes nothing. */}
      <div className="controls">
        <Button onClick={onCancel}>Cancel</Button>
        <Button kind="primary" onClick={onConfirm}>
          Delete
        </Button>
      </div>
    </Dialog>
  );
}
