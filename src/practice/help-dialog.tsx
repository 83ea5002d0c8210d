import { Dialog } from '#src/ui/dialog.tsx';
import styles from './dialogs.module.css';
import { useShortcutSwitch } from './shortcut-switch.ts';
import { SHORTCUT_HELP } from './shortcuts.ts';

/** Lists the page's keys, and switches them off. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [enabled, setEnabled] = useShortcutSwitch();
  return (
    <Dialog title="Shortcuts" open={open} onClose={onClose}>
      <dl className={styles.keys}>
        {SHORTCUT_HELP.map(([keys, action]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={enabled}
          onChange={({ target }) => setEnabled(target.checked)}
        />
        Use these keys
      </label>
    </Dialog>
  );
}
