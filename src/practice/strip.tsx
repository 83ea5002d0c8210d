import { type CSSProperties, memo, type ReactNode, useRef } from 'react';
import { useFollow } from '#src/band/follow.ts';
import { type ChannelName, type ChannelState, MAX_VOLUME } from '#src/band/mixer.ts';
import { PlayerTile, Tile } from '#src/band/player-tile.tsx';
import type { Player } from '#src/band/players.ts';
import type { BandSession } from '#src/band/session.ts';
import { useHydrated } from '#src/page/hydration.ts';
import { Button } from '#src/ui/button.tsx';
import { Slider } from '#src/ui/slider.tsx';
import styles from './mixer.module.css';

interface ChannelProps {
  state: ChannelState;
  band: BandSession;
  onChange: (channel: ChannelName, change: Partial<ChannelState>) => void;
}

interface PlayerStripProps extends ChannelProps {
  player: Player;
  /** Neither muted nor left out by another player's solo. */
  heard: boolean;
}

/** One player's channel; shines with every stroke. */
export const PlayerStrip = memo(function PlayerStrip(props: PlayerStripProps) {
  const { player, state, heard, band, onChange } = props;
  return (
    <Strip
      name={player.name}
      colour={player.colour}
      head={<PlayerTile look="head" player={player} session={band} isHeard={heard} />}
      state={state}
      hasSolo
      onChange={(change) => onChange(player.id, change)}
    />
  );
});

const CLICK = { name: 'Click', colour: 'var(--ink-soft)' };

/** The click's channel: a solo among the players never silences it, so it needs none. */
export const ClickStrip = memo(function ClickStrip({ state, band, onChange }: ChannelProps) {
  const light = useRef<HTMLSpanElement>(null);
  const heard = !state.mute;
  const flash = (position: number | null) => {
    const isOnBeat = position !== null && Math.floor(position * 4) % 4 === 0;
    if (isOnBeat && heard) light.current?.animate([{ opacity: 0.6 }, { opacity: 0 }], 200);
  };
  useFollow(band, flash, 'sixteenth');
  return (
    <Strip
      {...CLICK}
      head={<Tile {...CLICK} look="head" picture={<Metronome />} light={light} isHeard={heard} />}
      state={state}
      onChange={(change) => onChange('click', change)}
    />
  );
});

interface StripProps {
  name: string;
  colour: string;
  /** The tile of the channel's player. */
  head: ReactNode;
  state: ChannelState;
  hasSolo?: boolean;
  onChange: (change: Partial<ChannelState>) => void;
}

function Strip({ name, colour, head, state, hasSolo, onChange }: StripProps) {
  const { mute, solo } = state;
  const hydrated = useHydrated();
  const volume = Math.round(state.volume * 100);
  const pan = Math.round(state.pan * 100);
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <div
      role="group"
      aria-label={name}
      className={styles.strip}
      style={{ '--player': colour } as CSSProperties}
    >
      {head}
      <div className={styles.switches}>
        <Button data-switch="mute" aria-pressed={mute} onClick={() => onChange({ mute: !mute })}>
          Mute
        </Button>
        {hasSolo && (
          <Button data-switch="solo" aria-pressed={solo} onClick={() => onChange({ solo: !solo })}>
            Solo
          </Button>
        )}
      </div>
      <label className={styles.slider}>
        <span>Volume</span>
        <Slider
          min={0}
          max={MAX_VOLUME * 100}
          step={5}
          value={volume}
          disabled={!hydrated}
          aria-valuetext={`${volume} percent`}
          onValue={(percent) => onChange({ volume: percent / 100 })}
        />
      </label>
      <label className={styles.slider}>
        <span>Pan</span>
        <Slider
          min={-100}
          max={100}
          step={5}
          value={pan}
          disabled={!hydrated}
          aria-valuetext={nameOfPan(pan)}
          onValue={(percent) => onChange({ pan: percent / 100 })}
        />
      </label>
    </div>
  );
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
