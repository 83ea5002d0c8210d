import { useId } from 'react';
import { useShortcutSwitch } from '#src/device/shortcut-switch.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import styles from './dialogs.module.css';
import { OWN_PART_HELP, SHORTCUT_HELP } from './shortcuts.ts';

/** Lists the page's keys, and switches them off. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [enabled, setEnabled] = useShortcutSwitch();
  const id = useId();
  return (
    <Dialog title="Shortcuts" open={open} onClose={onClose}>
      <Keys list={SHORTCUT_HELP} />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={enabled}
          onChange={({ target }) => setEnabled(target.checked)}
        />
        Use these keys
      </label>
      <section className={styles.section} aria-labelledby={id}>
        <h3 id={id}>In your own part</h3>
        <Keys list={OWN_PART_HELP} />
      </section>
    </Dialog>
  );
}

function Keys({ list }: { list: typeof SHORTCUT_HELP }) {
  return (
    <dl className={styles.keys}>
      {list.map(([keys, action]) => (
        <div key={keys}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{action}</dd>
        </div>
      ))}
    </dl>
  );
}
