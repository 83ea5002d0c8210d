import { useMachine } from '@xstate/react';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { BAND } from '#audio/music/instrument.ts';
import { SONG_BY_ID } from '#audio/music/songs/songs.ts';
import { BandChart } from '#src/band/chart/band-chart.tsx';
import { OwnParts } from '#src/band/chart/own-parts.tsx';
import {
  type ChannelName,
  type ChannelState,
  INITIAL_MIXER,
  withChannel,
} from '#src/band/mixer.ts';
import { createBandSession } from '#src/band/session.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Dialogs } from './dialogs.tsx';
import { FormTimeline } from './form-timeline.tsx';
import { barAtPosition, barOnChart, heardOf, nextSection, placeName } from './heard.ts';
import { LengthSwitch } from './length-switch.tsx';
import { practiceMachine, soundingBar, tempoOf } from './machine.ts';
import { Mixer } from './mixer.tsx';
import { MusicChoice } from './music-choice.tsx';
import styles from './practice.module.css';
import { RhythmSwitch } from './rhythm-switch.tsx';
import { type PracticeSettings, withLane } from './settings.ts';
import { sheetOf } from './sheet.ts';
import { changeOf } from './shortcut-change.ts';
import { messageOf } from './shortcut-message.ts';
import { useShortcutSwitch } from './shortcut-switch.ts';
import { TapAlong } from './tap-along/tap-along.tsx';
import { TapMarks } from './tap-along/tap-marks.ts';
import { TempoControl } from './tempo-control.tsx';
import { Trainer } from './trainer/trainer.tsx';
import { Transport } from './transport.tsx';
import { useSettingsStorage } from './use-settings-storage.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useSystemControls } from './use-system-controls.ts';

/** The band and everything that is set for it. */
export function Practice() {
  const [band] = useState(createBandSession);
  const machine = useMemo(() => practiceMachine.provide({ actors: { band: band.actor } }), [band]);
  const [state, send, actor] = useMachine(machine);
  useSettingsStorage(actor);

  const { context } = state;
  const { settings, piece } = context;
  const tempo = tempoOf(context);
  const heard = heardOf(context);
  const change = useCallback(
    (values: Partial<PracticeSettings>) => send({ type: 'settings.change', change: values }),
    [send],
  );
  const setChannel = useCallback(
    (name: ChannelName, values: Partial<ChannelState>) => {
      const { mixer } = actor.getSnapshot().context.settings;
      change({ mixer: withChannel(mixer, name, values) });
    },
    [actor, change],
  );
  const [marks] = useState(() => new TapMarks());
  const [dialog, setDialog] = useState<'share' | 'help' | null>(null);
  const toggle = () => send({ type: 'play.toggle' });

  const [message, setMessage] = useState({ text: '', count: 0 });
  const [keysEnabled] = useShortcutSwitch();
  useShortcuts(keysEnabled, (shortcut, time) => {
    if (shortcut.type === 'play') toggle();
    else if (shortcut.type === 'tap') send({ type: 'tempo.tap', time });
    else if (shortcut.type === 'help') setDialog('help');
    else {
      change(changeOf(shortcut, context));
      const { settings: changed } = actor.getSnapshot().context;
      const text = messageOf(shortcut, changed, running);
      setMessage(({ count }) => ({ text, count: count + 1 }));
    }
  });

  const playing = state.matches({ transport: { running: 'playing' } });
  const preparing = state.matches({ transport: { running: 'preparing' } });
  const transport = playing ? 'playing' : preparing ? 'preparing' : 'stopped';
  const SoundTools = useSyncExternalStore(band.subscribe, band.soundTools, () => null);
  const running = playing || preparing;
  useSystemControls({
    running,
    title: titleOf(settings),
    onPlay: () => running || toggle(),
    onStop: () => running && toggle(),
  });
  const isSong = piece.sections.length > 0;
  const current = heard?.section ?? context.start;
  const rhythm = (heard && piece.bars[heard.bar]?.rhythm) || piece.sections[current]?.rhythm;
  return (
    <div className={styles.practice}>
      <Transport
        state={transport}
        tempo={tempo}
        place={placeName(context)}
        band={band}
        onToggle={toggle}
        onApproach={band.prepare}
        onTempo={(value) => change({ tempo: value })}
      />
      <div className={styles.notices}>
        <div role="status">{context.failure && <Notice>{context.failure}</Notice>}</div>
        {SoundTools && <SoundTools />}
        <div role="status" className="visually-hidden">
          {/* A new element, so that the same words are said again. */}
          <span key={message.count}>{message.text}</span>
        </div>
      </div>
      <div className={styles.bar}>
        <TempoControl
          tempo={tempo}
          tapping={state.matches({ tapping: 'counting' })}
          countIn={settings.countIn}
          onTempo={(value) => change({ tempo: value })}
          onTap={(time) => send({ type: 'tempo.tap', time })}
          onCountIn={() => change({ countIn: !settings.countIn })}
        />
        <div className={styles.tools}>
          <Button aria-haspopup="dialog" onClick={() => setDialog('share')}>
            Save and share
          </Button>
          <Button aria-haspopup="dialog" onClick={() => setDialog('help')}>
            Shortcuts
          </Button>
        </div>
      </div>
      <section aria-labelledby="music" className={styles.part}>
        <h2 id="music">Music</h2>
        <RhythmSwitch
          rhythm={isSong && rhythm ? rhythm : settings.rhythm}
          fixed={isSong}
          singleKeys={keysEnabled}
          onRhythm={(value) => change({ rhythm: value })}
        />
        <div className={styles.row}>
          <LengthSwitch length={settings.length} onLength={(length) => change({ length })} />
          <MusicChoice settings={settings} onChange={change} />
        </div>
        {isSong && (
          <FormTimeline
            sections={piece.sections}
            current={current}
            next={nextSection(context)}
            repeated={settings.section}
            band={band}
            barAt={(position) => barAtPosition(actor.getSnapshot().context, position)}
            onChoose={(section) => send({ type: 'section.choose', section })}
            onRepeat={(section) => change({ section })}
          />
        )}
      </section>
      <section aria-labelledby="players" className={styles.part}>
        <h2 id="players">Players</h2>
        <Mixer
          mixer={settings.mixer}
          band={band}
          onChannel={setChannel}
          onReset={() => change({ mixer: INITIAL_MIXER })}
        />
      </section>
      <section aria-labelledby="chart" className={styles.part}>
        <h2 id="chart">Chart</h2>
        <BandChart
          label="What the band plays"
          bars={piece.bars}
          loops={!isSong}
          band={band}
          barAt={(bar) => barOnChart(actor.getSnapshot().context, bar)}
          marks={marks}
          sheet={sheetOf(piece, current, settings, tempo)}
        />
        <OwnParts
          bars={piece.bars}
          lanes={settings.lanes}
          onEditLane={(player, lane) => change({ lanes: withLane(settings.lanes, player, lane) })}
        />
      </section>
      <Trainer
        settings={settings.trainer}
        band={band}
        playing={playing}
        onChange={(trainer) => change({ trainer })}
      />
      <TapAlong
        band={band}
        playing={running}
        barAt={(bar) => soundingBar(actor.getSnapshot().context, bar)}
        rhythm={isSong ? 'song' : settings.rhythm}
        ownLanes={BAND.filter((player) => settings.lanes[player])}
        singleKeys={keysEnabled}
        marks={marks}
        onPlay={toggle}
      />
      <Dialogs
        shown={dialog}
        settings={settings}
        piece={piece}
        onLoad={change}
        onClose={() => setDialog(null)}
      />
    </div>
  );
}

/** 'La ventana, derecho'. */
function titleOf({ song, rhythm, length }: PracticeSettings): string {
  const { title } = SONG_BY_ID[song];
  return length === 'form' ? title : `${title}, ${rhythm}`;
}
