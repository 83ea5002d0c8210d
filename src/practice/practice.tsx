import { memo, useState, useSyncExternalStore } from 'react';
import { SONG_BY_ID } from '#audio/music/songs/songs.ts';
import { useBandFailure, useBandState } from '#src/band/use-band-state.ts';
import { ClassTools } from '#src/classroom/class-tools.tsx';
import { useShortcutSwitch } from '#src/device/shortcut-switch.ts';
import { island } from '#src/page/island.tsx';
import { useKeys } from '#src/page/keys.ts';
import { useDialog } from '#src/page/use-dialog.ts';
import { PlayFailure } from '#src/sound/play-failure.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { ChartPart } from './chart-part.tsx';
import { refusalOf } from './cues/cue-texts.ts';
import { Dialogs } from './dialogs.tsx';
import { OwnPatternsLater, PlayAlongLater, StopLater, TrainerLater } from './later-parts.tsx';
import { MusicPart, RhythmPart } from './music-part.tsx';
import styles from './practice.module.css';
import { type Room, usePracticeRoom, useRoom } from './room.ts';
import { SenderWords } from './sender-words.tsx';
import type { PracticeSettings } from './settings.ts';
import { changeOf } from './shortcut-change.ts';
import { messageOf } from './shortcut-message.ts';
import { repeats, SHORTCUT_KEYS, type Shortcut } from './shortcuts.ts';
import { PlayersPart, TempoPart, TransportPart } from './small-parts.tsx';
import { useKeyboardUsed } from './use-keyboard-used.ts';
import { useSettingsStorage } from './use-settings-storage.ts';
import { useSystemControls } from './use-system-controls.ts';

/** The band and everything that is set for it. Each part renders for itself. */
export function Practice() {
  const room = usePracticeRoom();
  const { actor, band, change, toggle } = room;
  const refusal = useSettingsStorage(actor);
  const dialog = useDialog<'share' | 'help'>();
  const [message, setMessage] = useState({ text: '', count: 0 });
  const [keysEnabled] = useShortcutSwitch();
  const hasKeyboard = useKeyboardUsed();
  const say = (text: string) => setMessage(({ count }) => ({ text, count: count + 1 }));
  const onShortcut = (shortcut: Shortcut, { timeStamp }: KeyboardEvent) => {
    if (shortcut.type === 'play') toggle();
    else if (shortcut.type === 'tap') actor.send({ type: 'tempo.tap', time: timeStamp / 1000 });
    else if (shortcut.type === 'cue') {
      say(refusalOf(shortcut.cue, actor.getSnapshot().context));
      actor.send({ type: 'cue.call', cue: shortcut.cue });
    } else if (shortcut.type === 'help') dialog.open('help');
    else {
      change(changeOf(shortcut, actor.getSnapshot().context));
      const state = actor.getSnapshot();
      say(messageOf(shortcut, state.context.settings, isRunning(state)));
    }
  };
  useKeys(SHORTCUT_KEYS, onShortcut, { enabled: keysEnabled, repeats });
  const SoundTools = useSyncExternalStore(band.subscribe, band.soundTools, () => null);

  return (
    <div className={styles.practice}>
      <TransportPart room={room} />
      <div className={styles.notices}>
        <SenderWords room={room} />
        <FailureNotice room={room} />
        <StopLater room={room} />
        <div role="status">{refusal && <Notice>{refusal}</Notice>}</div>
        {SoundTools && <SoundTools />}
        <div role="status" className="visually-hidden">
          {/* A new element, so that the same words are said again. */}
          <span key={message.count}>{message.text}</span>
        </div>
      </div>
      <div className={styles.bar}>
        <TempoPart room={room} />
        <div className={styles.tools}>
          <Button aria-haspopup="dialog" onClick={() => dialog.open('share')}>
            Save and share
          </Button>
          <Button
            aria-haspopup="dialog"
            className={hasKeyboard ? undefined : styles.keys}
            onClick={() => dialog.open('help')}
          >
            Shortcuts
          </Button>
          <ClassTools item="" name="the band" title="Practice" />
        </div>
      </div>
      <Parts room={room} />
      <DialogsPart room={room} shown={dialog.shown} onClose={dialog.close} />
      <SystemControls room={room} />
    </div>
  );
}

// Each hydrates in a task of its own.
const Rhythm = island('The rhythm', async () => RhythmPart);
const Players = island('The players', async () => PlayersPart);
const Music = island('The music', async () => MusicPart);
const Chart = island('The chart', async () => ChartPart);

/**
 * What is below. It renders once: a part that is given something new before it has hydrated does so at
 * once, in one long task with all others.
 */
const Parts = memo(function Parts({ room }: { room: Room }) {
  return (
    <>
      <Rhythm room={room} />
      <Players room={room} />
      <Music room={room} />
      <section aria-labelledby="chart" className={styles.part}>
        <h2 id="chart">Chart</h2>
        <div className={`later ${styles.chart}`}>
          <Chart room={room} />
        </div>
        <div className={`later ${styles.ownPatterns}`}>
          <OwnPatternsLater room={room} />
        </div>
      </section>
      <div className={`later ${styles.trainer}`}>
        <TrainerLater room={room} />
      </div>
      <div className={`later ${styles.playAlong}`}>
        <PlayAlongLater room={room} />
      </div>
    </>
  );
});

/** Renders nothing: what it follows changes with Play and with the music, and the page need not render then. */
function SystemControls({ room }: { room: Room }) {
  const { toggle } = room;
  const running = useRoom(room, (_, state) => isRunning(state));
  const state = useBandState(room.band);
  const title = useRoom(room, ({ settings }) => titleOf(settings));
  useSystemControls({
    running,
    state,
    title,
    onPlay: () => running || toggle(),
    onStop: () => running && toggle(),
  });
  return null;
}

/** Why the band does not play. */
function FailureNotice({ room }: { room: Room }) {
  const failure = useBandFailure(room.band);
  return (
    <div role="status">{failure && <PlayFailure reason={failure} onRetry={room.toggle} />}</div>
  );
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
