import { useId, useRef } from 'react';
import { PLAYERS } from '#src/band/players/players.ts';
import { useShortcutSwitch } from '#src/device/shortcut-switch.ts';
import type { KeyRow } from '#src/page/input/keys.ts';
import { Check } from '#src/ui/controls/field.tsx';
import { Dialog } from '#src/ui/panels/dialog.tsx';
import styles from './dialogs.module.css';
import { OWN_PART_HELP, SHORTCUTS, type Shortcut } from './keyboard/shortcuts.ts';
import type { PracticeDialog, PracticeStore } from './practice-store.ts';
import { ShareDialog } from './share/share-dialog.tsx';
import { FullStage } from './stage/full-stage.tsx';
import { PlayerSettings } from './stage/player-dialog.tsx';

interface DialogsProps {
  store: PracticeStore;
  shown: PracticeDialog | null;
  onShortcut: (shortcut: Shortcut, event: KeyboardEvent) => void;
  onClose: () => void;
}

/** The page's dialogs, which are loaded when one is first opened. At most one is open. */
export function OpenDialogs({ store, shown, onShortcut, onClose }: DialogsProps) {
  const full = useRef<HTMLDialogElement>(null);
  const player = PLAYERS.find(({ id }) => id === shown);
  return (
    <>
      <Dialog title="Shortcuts" open={shown === 'help'} onClose={onClose}>
        <Help />
      </Dialog>
      <ShareDialog store={store} open={shown === 'share'} onClose={onClose} />
      <Dialog
        ref={full}
        title="Full stage"
        look="full"
        ownButtons
        open={shown === 'full'}
        onClose={onClose}
      >
        <FullStage store={store} dialog={full} onShortcut={onShortcut} onClose={onClose} />
      </Dialog>
      <Dialog title={player?.name ?? ''} open={player !== undefined} onClose={onClose}>
        {player && <PlayerSettings store={store} player={player} />}
      </Dialog>
    </>
  );
}

/** Lists the page's keys, and switches them off. */
function Help() {
  const [enabled, setEnabled] = useShortcutSwitch();
  const id = useId();
  return (
    <>
      <Keys rows={SHORTCUTS} />
      <Check checked={enabled} onChange={setEnabled}>
        Use these keys
      </Check>
      <section className="stack" aria-labelledby={id}>
        <h3 id={id}>In your own pattern</h3>
        <Keys rows={OWN_PART_HELP} />
      </section>
    </>
  );
}

function Keys({ rows }: { rows: readonly Omit<KeyRow<unknown>, 'commands'>[] }) {
  return (
    <dl className={`stack ${styles.keys}`}>
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
