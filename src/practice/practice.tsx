import { memo, useState, useSyncExternalStore } from 'react';
import { SONG_BY_ID } from '#audio/music/songs/songs.ts';
import { ClassTools } from '#src/classroom/present-button.tsx';
import { useShortcutSwitch } from '#src/device/shortcut-switch.ts';
import { SeparatePart } from '#src/page/separate-part.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { ChartPart } from './chart-part.tsx';
import { Dialogs } from './dialogs.tsx';
import { OwnPartsLater, TapAlongLater, TrainerLater } from './later-parts.tsx';
import { MusicPart, RhythmPart } from './music-part.tsx';
import styles from './practice.module.css';
import { type Room, usePracticeRoom, useRoom } from './room.ts';
import type { PracticeSettings } from './settings.ts';
import { changeOf } from './shortcut-change.ts';
import { messageOf } from './shortcut-message.ts';
import { PlayersPart, TempoPart, TransportPart } from './small-parts.tsx';
import { useKeyboardUsed } from './use-keyboard-used.ts';
import { useSettingsStorage } from './use-settings-storage.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useSystemControls } from './use-system-controls.ts';

/** The band and everything that is set for it. Each part renders for itself. */
export function Practice() {
  const room = usePracticeRoom();
  const { actor, band, change, toggle } = room;
  useSettingsStorage(actor);
  const [dialog, setDialog] = useState<'share' | 'help' | null>(null);
  const [message, setMessage] = useState({ text: '', count: 0 });
  const [keysEnabled] = useShortcutSwitch();
  const hasKeyboard = useKeyboardUsed();
  useShortcuts(keysEnabled, (shortcut, time) => {
    if (shortcut.type === 'play') toggle();
    else if (shortcut.type === 'tap') actor.send({ type: 'tempo.tap', time });
    else if (shortcut.type === 'help') setDialog('help');
    else {
      change(changeOf(shortcut, actor.getSnapshot().context));
      const state = actor.getSnapshot();
      const text = messageOf(shortcut, state.context.settings, isRunning(state));
      setMessage(({ count }) => ({ text, count: count + 1 }));
    }
  });
  const SoundTools = useSyncExternalStore(band.subscribe, band.soundTools, () => null);

  return (
    <div className={styles.practice}>
      <TransportPart room={room} />
      <div className={styles.notices}>
        <FailureNotice room={room} />
        {SoundTools && <SoundTools />}
        <div role="status" className="visually-hidden">
          {/* A new element, so that the same words are said again. */}
          <span key={message.count}>{message.text}</span>
        </div>
      </div>
      <div className={styles.bar}>
        <TempoPart room={room} />
        <div className={styles.tools}>
          <Button aria-haspopup="dialog" onClick={() => setDialog('share')}>
            Save and share
          </Button>
          <Button
            aria-haspopup="dialog"
            className={hasKeyboard ? undefined : styles.keys}
            onClick={() => setDialog('help')}
          >
            Shortcuts
          </Button>
          <ClassTools item="" name="the band" title="The band" />
        </div>
      </div>
      <Parts room={room} />
      <DialogsPart room={room} shown={dialog} onClose={() => setDialog(null)} />
      <SystemControls room={room} />
    </div>
  );
}

/**
 * What is below. It renders once: a part that is given something new before it has hydrated does so at
 * once, in one long task with all others.
 */
const Parts = memo(function Parts({ room }: { room: Room }) {
  return (
    <>
      <SeparatePart>
        <RhythmPart room={room} />
      </SeparatePart>
      <SeparatePart>
        <PlayersPart room={room} />
      </SeparatePart>
      <SeparatePart>
        <MusicPart room={room} />
      </SeparatePart>
      <section aria-labelledby="chart" className={styles.part}>
        <h2 id="chart">Chart</h2>
        <div className={`${styles.later} ${styles.chart}`} data-can-rest data-long-part>
          <SeparatePart>
            <ChartPart room={room} />
          </SeparatePart>
        </div>
        <div className={`${styles.later} ${styles.ownParts}`} data-can-rest data-long-part>
          <OwnPartsLater room={room} />
        </div>
      </section>
      <div className={`${styles.later} ${styles.trainer}`} data-can-rest data-long-part="fields">
        <TrainerLater room={room} />
      </div>
      <div className={`${styles.later} ${styles.tapAlong}`} data-can-rest data-long-part>
        <TapAlongLater room={room} />
      </div>
    </>
  );
});

/** Renders nothing: what it follows changes with Play and with the music, and the page need not render then. */
function SystemControls({ room }: { room: Room }) {
  const { toggle } = room;
  const running = useRoom(room, (_, state) => isRunning(state));
  const preparing = useRoom(room, (_, state) =>
    state.matches({ transport: { running: 'preparing' } }),
  );
  const title = useRoom(room, ({ settings }) => titleOf(settings));
  useSystemControls({
    running,
    preparing,
    title,
    onPlay: () => running || toggle(),
    onStop: () => running && toggle(),
  });
  return null;
}

/** Why the band does not play. */
function FailureNotice({ room }: { room: Room }) {
  const failure = useRoom(room, (context) => context.failure);
  return <div role="status">{failure && <Notice>{failure}</Notice>}</div>;
}

interface DialogsPartProps {
  room: Room;
  shown: 'share' | 'help' | null;
  onClose: () => void;
}

function DialogsPart({ room, shown, onClose }: DialogsPartProps) {
  // While no dialog is open, changes do not matter.
  const settings = useRoom(room, (context) => (shown ? context.settings : null));
  const piece = useRoom(room, (context) => (shown ? context.piece : null));
  return (
    <Dialogs
      shown={shown}
      settings={settings ?? room.initial.context.settings}
      piece={piece ?? room.initial.context.piece}
      onLoad={room.change}
      onClose={onClose}
    />
  );
}

/** Whether the band plays or is about to. */
const isRunning = (state: Room['initial']) => state.matches({ transport: 'running' });

/** 'La ventana, derecho'. */
function titleOf({ song, rhythm, length }: PracticeSettings): string {
  const { title } = SONG_BY_ID[song];
  return length === 'form' ? title : `${title}, ${rhythm}`;
}
