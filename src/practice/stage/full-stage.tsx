import { type RefObject, useEffect } from 'react';
import { useBandState } from '#src/band/use-band-state.ts';
import { useShortcutSwitch } from '#src/device/shortcut-switch.ts';
import { keepScreenOn } from '#src/device/system/wake-lock.ts';
import { useKeys } from '#src/page/input/keys.ts';
import { ChartPart, PracticeCounts } from '#src/practice/chart-part.tsx';
import { Cues } from '#src/practice/cues/cues.tsx';
import { repeats, SHORTCUT_KEYS, type Shortcut } from '#src/practice/keyboard/shortcuts.ts';
import { Called } from '#src/practice/practice-notices.tsx';
import type { PracticeStore } from '#src/practice/practice-store.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { PlayButton } from '#src/ui/controls/play-button.tsx';
import styles from './full-stage.module.css';
import { NowPart } from './stage.tsx';

interface FullStageProps {
  store: PracticeStore;
  dialog: RefObject<HTMLDialogElement | null>;
  onShortcut: (shortcut: Shortcut, event: KeyboardEvent) => void;
  onClose: () => void;
}

/** The chart, the count and Stop over the whole window, for hands that play. The screen stays on. */
export function FullStage({ store, dialog, onShortcut, onClose }: FullStageProps) {
  const state = useBandState(store.band);
  const [keysEnabled] = useShortcutSwitch();
  useKeys(SHORTCUT_KEYS, onShortcut, { enabled: keysEnabled, repeats, dialog });
  useEffect(keepScreenOn, []);
  return (
    <div className={styles.full}>
      {/* First, so that it gets the focus. */}
      <PlayButton
        player={{ state, toggle: store.toggle, prepare: store.band.prepare }}
        stops
        look="primary"
        className={styles.play}
      />
      <div className="spread">
        <NowPart store={store} />
        <Button aria-label="Leave the full stage" className={styles.leave} onClick={onClose}>
          <svg viewBox="0 0 24 24" aria-hidden="true" className="sign">
            <path d="M6 6 18 18M18 6 6 18" />
          </svg>
        </Button>
      </div>
      <PracticeCounts store={store} look="figure" className={styles.count} />
      <div className={styles.chart}>
        <ChartPart store={store} look="line" />
      </div>
      <Cues store={store} hasPedal />
      <Called store={store} />
    </div>
  );
}
