import { useId } from 'react';
import { useShortcutSwitch } from '#src/device/shortcut-switch.ts';
import type { KeyRow } from '#src/page/input/keys.ts';
import styles from '#src/practice/dialogs.module.css';
import { Check } from '#src/ui/controls/field.tsx';
import { Dialog } from '#src/ui/panels/dialog.tsx';
import { OWN_PART_HELP, SHORTCUTS } from './shortcuts.ts';

/** Lists the page's keys, and switches them off. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [enabled, setEnabled] = useShortcutSwitch();
  const id = useId();
  return (
    <Dialog title="Shortcuts" open={open} onClose={onClose}>
      <Keys rows={SHORTCUTS} />
      <Check checked={enabled} onChange={setEnabled}>
        Use these keys
      </Check>
      <section className={styles.section} aria-labelledby={id}>
        <h3 id={id}>In your own pattern</h3>
        <Keys rows={OWN_PART_HELP} />
      </section>
    </Dialog>
  );
}

function Keys({ rows }: { rows: readonly Omit<KeyRow<unknown>, 'commands'>[] }) {
  return (
    <dl className={styles.keys}>
      {rows.map(({ keys, action }) => (
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
