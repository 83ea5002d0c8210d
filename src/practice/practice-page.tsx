import { useEffect, useState, useSyncExternalStore } from 'react';
import { TEMPO } from '#audio/music/tempo.ts';
import { ChartSheet } from '#src/band/chart/sheet/chart-sheet.tsx';
import { useBandFailure } from '#src/band/use-band-state.ts';
import { ClassTools } from '#src/classroom/class-tools.tsx';
import { useShortcutSwitch } from '#src/device/shortcut-switch.ts';
import { firstInput } from '#src/page/input/first-input.ts';
import { useKeys } from '#src/page/input/keys.ts';
import { useDialog } from '#src/page/input/use-dialog.ts';
import { island } from '#src/page/loading/island.tsx';
import { PageHeading } from '#src/page/page-heading.tsx';
import { PlayFailure } from '#src/sound/play-failure.tsx';
import { changeOf, messageOf, refusalOf } from './keyboard/shortcut-effect.ts';
import { repeats, SHORTCUT_KEYS, type Shortcut } from './keyboard/shortcuts.ts';
import { Places, type PracticePlace, preloadPlaces } from './places.tsx';
import { tempoOf } from './playing/machine.ts';
import styles from './practice.module.css';
import {
  isRunning,
  type PracticeDialog,
  type PracticeStore,
  usePractice,
  usePracticeStore,
} from './practice-store.ts';
import { planTitleOf } from './settings/plan-title.ts';
import { useSettingsStorage } from './settings/use-settings-storage.ts';
import { sheetOf } from './share/sheet.ts';
import { NowPart, Stage } from './stage/stage.tsx';
import { TransportPart } from './stage/transport-part.tsx';
import { SystemControls } from './system-controls.tsx';
import { useWide } from './use-wide.ts';

const NoticesLater = island(
  'Notices',
  async () => (await import('./practice-notices.tsx')).PracticeNotices,
  { clientOnly: true },
);

const Dialogs = island('This', async () => (await import('./open-dialogs.tsx')).OpenDialogs, {
  clientOnly: true,
});

/**
 * The practice page: a live band at any tempo, with any player muted, and its settings in five places. A phone shows
 * one place, a desktop the stage and one of the others. Each place renders separately.
 */
export function PracticePage() {
  const store = usePracticeStore();
  const { actor, band, change, toggle } = store;
  const opened = useSettingsStorage(actor);
  const dialog = useDialog<PracticeDialog>();
  const [hasOpened, setHasOpened] = useState(false);
  if (dialog.shown && !hasOpened) setHasOpened(true);
  const [place, setPlace] = useState<PracticePlace>('stage');
  const wide = useWide();
  const used = useUsed();
  const [message, setMessage] = useState({ text: '', count: 0 });
  const [keysEnabled] = useShortcutSwitch();
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
    <div data-color="teal" className={styles.practice} data-practice={place}>
      <header className={`controls ${styles.head}`}>
        <PageHeading
          title="Practice: play with the band"
          description="A live bachata band for your practice: derecho, majao and mambo at any tempo, with any player taken out, and a chart of what each one plays."
          section="music"
        >
          Practice
        </PageHeading>
        <noscript>
          <p>
            {`With JavaScript the band plays derecho, majao and mambo at ${TEMPO.slowest} to ${TEMPO.fastest} counts a minute, a few bars over and over or as a whole song. You can mute players, write your own pattern, have the tempo raised, and see how early or late you tap. Without it, you can read below what each player plays in derecho.`}
          </p>
        </noscript>
        <NowPart store={store} />
        <BandTools store={store} />
      </header>
      <div className={`stack ${styles.notices}`}>
        <FailureNotice store={store} />
        {(opened || used) && <NoticesLater store={store} opened={opened} />}
        {SoundTools && <SoundTools />}
        <div role="status" className="visually-hidden">
          {/* A new element, so that screen readers repeat the same words. */}
          <span key={message.count}>{message.text}</span>
        </div>
      </div>
      <div className={`bare ${styles.main}`}>
        <TransportPart store={store} />
        <Stage store={store} shown={wide || place === 'stage'} onDialog={dialog.open} />
      </div>
      <div className={`bare ${styles.beside}`}>
        <Places place={place} wide={wide} onPlace={setPlace} store={store} onDialog={dialog.open} />
      </div>
      {hasOpened && (
        <Dialogs
          store={store}
          shown={dialog.shown}
          onShortcut={onShortcut}
          onClose={dialog.close}
        />
      )}
      <SystemControls store={store} />
      <ChartSheet sheet={() => sheetNow(store)} />
    </div>
  );
}

/** Whether there was an input. The first one loads the hidden places. */
function useUsed(): boolean {
  const [used, setUsed] = useState(false);
  useEffect(
    () =>
      void firstInput().then(() => {
        setUsed(true);
        preloadPlaces();
      }),
    [],
  );
  return used;
}

function BandTools({ store }: { store: PracticeStore }) {
  const title = usePractice(store, ({ settings }) => planTitleOf(settings));
  return <ClassTools item="" name="the band" title={title} />;
}

function FailureNotice({ store }: { store: PracticeStore }) {
  const failure = useBandFailure(store.band);
  return (
    <div role="status">{failure && <PlayFailure reason={failure} onRetry={store.toggle} />}</div>
  );
}

/** The printed sheet instead of the page: the loop, the song or its repeated bars. */
function sheetNow({ actor }: PracticeStore) {
  const { context } = actor.getSnapshot();
  // Another range does not change the piece.
  const { range } = context.settings;
  return sheetOf(context.piece, { ...context.written, range }, tempoOf(context));
}
