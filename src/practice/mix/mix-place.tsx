import { type CSSProperties, memo, type ReactNode, useRef, useState } from 'react';
import { useFollow } from '#src/band/follow.ts';
import {
  type ChannelName,
  type ChannelState,
  heardMix,
  INITIAL_MIXER,
  MAX_VOLUME,
  withChannel,
} from '#src/band/mixer.ts';
import { PlayerTile, Tile } from '#src/band/players/player-tile.tsx';
import { FROM_LEFT, type Player } from '#src/band/players/players.ts';
import { useHydrated } from '#src/page/loading/hydration.ts';
import { type PracticeStore, usePractice } from '#src/practice/practice-store.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Slider } from '#src/ui/controls/slider.tsx';
import styles from './mix-place.module.css';

/** A row for every player and the click. */
export function MixPlace({ store }: { store: PracticeStore }) {
  /** The row that was touched last. */
  const [open, setOpen] = useState<ChannelName | null>(null);
  const shared = { store, onOpen: setOpen };
  return (
    <>
      <div className="spread">
        <h2>Mix</h2>
        <p className="quiet">Double tap for 0 dB</p>
      </div>
      <div className={styles.channels}>
        {FROM_LEFT.map((player) => (
          <PlayerRow key={player.id} {...shared} player={player} isOpen={open === player.id} />
        ))}
        <ClickRow {...shared} isOpen={open === 'click'} />
      </div>
    </>
  );
}

interface ChannelProps {
  store: PracticeStore;
  /** Whether solo and pan are shown as well: in the row that was touched last. */
  isOpen: boolean;
  onOpen: (channel: ChannelName) => void;
}

/** One player's channel, which lights up with every stroke. */
const PlayerRow = memo(function PlayerRow(props: ChannelProps & { player: Player }) {
  const { store, player, isOpen, onOpen } = props;
  const heard = usePractice(store, ({ settings }) => heardMix(settings.mixer)[player.id].gain > 0);
  return (
    <Row
      {...{ store, isOpen, onOpen, ...player }}
      head={<PlayerTile look="head" player={player} session={store.band} isHeard={heard} />}
    />
  );
});

const CLICK = { name: 'Click', colour: 'var(--ink-soft)' };

/** The click's channel. */
const ClickRow = memo(function ClickRow(channel: ChannelProps) {
  const { store } = channel;
  const light = useRef<HTMLSpanElement>(null);
  const heard = usePractice(store, ({ settings }) => !settings.mixer.click.mute);
  const flash = (position: number | null) => {
    const isOnBeat = position !== null && Math.floor(position * 4) % 4 === 0;
    if (isOnBeat && heard) light.current?.animate([{ opacity: 0.6 }, { opacity: 0 }], 200);
  };
  useFollow(store.band, flash, 'sixteenth');
  return (
    <Row
      {...channel}
      {...CLICK}
      id="click"
      head={<Tile {...CLICK} look="head" picture={<Metronome />} light={light} isHeard={heard} />}
    />
  );
});

interface RowProps extends ChannelProps, Pick<Player, 'name' | 'colour'> {
  id: ChannelName;
  head: ReactNode;
}

function Row({ store, id, name, colour, head, isOpen, onOpen }: RowProps) {
  const open = () => onOpen(id);
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <div
      role="group"
      aria-label={name}
      className={styles.channel}
      style={{ '--player': colour } as CSSProperties}
      data-open={isOpen || undefined}
      // After the press, since opening moves the rows; by keyboard, on focus.
      onClick={open}
      onKeyUp={open}
    >
      {head}
      <ChannelControls store={store} id={id} hasMore={isOpen} />
    </div>
  );
}

interface ChannelControlsProps {
  store: PracticeStore;
  id: ChannelName;
  /** Whether solo and pan are shown. */
  hasMore: boolean;
  /** Whether the volume has its own visible name; in a row it has the player's. */
  isNamed?: boolean;
}

export function ChannelControls({ store, id, hasMore, isNamed = false }: ChannelControlsProps) {
  const { mute, solo } = usePractice(store, ({ settings }) => settings.mixer[id]);
  // The click has faders only while it is on and its row is open.
  const hasFaders = id !== 'click' || (!mute && hasMore);
  return (
    <>
      {hasFaders && <Fader store={store} id={id} of="volume" hasName={isNamed} />}
      <Button
        data-switch="mute"
        aria-pressed={mute}
        onClick={() => setChannel(store, id, { mute: !mute })}
      >
        Mute
      </Button>
      {/* The click has no Solo: a solo never silences it. */}
      {hasMore && id !== 'click' && (
        <Button
          data-switch="solo"
          aria-pressed={solo}
          onClick={() => setChannel(store, id, { solo: !solo })}
        >
          Solo
        </Button>
      )}
      {hasMore && hasFaders && <Fader store={store} id={id} of="pan" hasName />}
      {!hasMore && solo && <span className={`quiet ${styles.state}`}>Solo</span>}
    </>
  );
}

function setChannel({ actor, change }: PracticeStore, id: ChannelName, to: Partial<ChannelState>) {
  const { mixer } = actor.getSnapshot().context.settings;
  change({ mixer: withChannel(mixer, id, to) });
}

/** The faders of a channel, in percent. */
const FADERS = {
  volume: { name: 'Volume', min: 0, max: MAX_VOLUME * 100, textOf: decibels },
  pan: { name: 'Pan', min: -100, max: 100, textOf: nameOfPan },
};

interface FaderProps extends Pick<ChannelControlsProps, 'store' | 'id'> {
  of: keyof typeof FADERS;
  /** Whether the name is visible; screen readers always get it. */
  hasName: boolean;
}

/** Two presses within this time (milliseconds) are a double tap. */
const DOUBLE = 350;

/** A slider with its value, and a mark at the default, which a double tap restores. */
function Fader({ store, id, of, hasName }: FaderProps) {
  const hydrated = useHydrated();
  const press = useRef({ time: Number.NEGATIVE_INFINITY, isSecond: false });
  const value = usePractice(store, ({ settings }) => Math.round(settings.mixer[id][of] * 100));
  const usual = Math.round(INITIAL_MIXER[id][of] * 100);
  const { name, min, max, textOf } = FADERS[of];
  const onValue = (percent: number) => setChannel(store, id, { [of]: percent / 100 });
  return (
    <div
      className={`${styles.fader} ${styles[of]}`}
      style={{ '--usual': (usual - min) / (max - min) } as CSSProperties}
      data-usual={value === usual || undefined}
      // Chrome sends no click when a finger taps a slider.
      onPointerDown={({ timeStamp: time }) => {
        press.current = { time, isSecond: time - press.current.time < DOUBLE };
      }}
      onPointerUp={() => {
        if (press.current.isSecond) onValue(usual);
      }}
    >
      <span aria-hidden="true">{hasName && name}</span>
      <span aria-hidden="true" className="soft">
        {textOf(value)}
      </span>
      <Slider
        min={min}
        max={max}
        step={5}
        value={value}
        aria-label={name}
        disabled={!hydrated}
        aria-valuetext={textOf(value)}
        onValue={onValue}
      />
    </div>
  );
}

/** A gain as decibels: '−3 dB', 'silent' for 0. @param percent of the default level */
function decibels(percent: number): string {
  if (percent === 0) return 'silent';
  const value = Math.round(20 * Math.log10(percent / 100));
  return `${value > 0 ? '+' : ''}${value} dB`.replace('-', '−');
}

/** @param pan −100 left to 100 right */
function nameOfPan(pan: number): string {
  if (pan === 0) return 'centre';
  return pan < 0 ? `${-pan} left` : `${pan} right`;
}

function Metronome() {
  return (
    <svg viewBox="0 0 160 150" aria-hidden="true" className={styles.metronome}>
      <path d="M62 24h36l26 112H36Z" />
      <path d="M44 104h72M80 104 108 40" />
      <circle cx="99" cy="61" r="8" />
    </svg>
  );
}
