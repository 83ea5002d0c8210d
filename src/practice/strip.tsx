import { type CSSProperties, memo, type ReactNode, type RefObject, useId, useRef } from 'react';
import type { BandInstrument } from '#audio/music/instrument.ts';
import { useSixteenths } from '#src/band/follow.ts';
import { type ChannelName, type ChannelState, MAX_VOLUME } from '#src/band/mixer.ts';
import type { BandSession } from '#src/band/session.ts';
import { useStrokeLight } from '#src/band/stroke-light.ts';
import { usePresence } from '#src/band/use-presence.ts';
import { useHydrated } from '#src/page/hydration.ts';
import { PlayerPicture } from '#src/ui/art/player-picture.tsx';
import { Button } from '#src/ui/button.tsx';
import { Slider } from '#src/ui/slider.tsx';
import styles from './mixer.module.css';

interface ChannelProps {
  state: ChannelState;
  band: BandSession;
  onChange: (channel: ChannelName, change: Partial<ChannelState>) => void;
}

interface PlayerStripProps extends ChannelProps {
  player: BandInstrument;
  name: string;
  /** Neither muted nor left out by another player's solo. */
  heard: boolean;
}

/** One player's channel; shines with every stroke. */
export const PlayerStrip = memo(function PlayerStrip(props: PlayerStripProps) {
  const { player, name, state, heard, band, onChange } = props;
  const light = useRef<HTMLSpanElement>(null);
  const presence = usePresence(band, player);
  useStrokeLight(light, band, player, heard);
  return (
    <Strip
      name={name}
      colour={`var(--${player})`}
      picture={<PlayerPicture player={player} isOutline={presence !== 'in'} />}
      isLoading={presence === 'loading'}
      onRetry={presence === 'failed' ? band.retry : null}
      light={light}
      state={state}
      heard={heard}
      hasSolo
      onChange={(change) => onChange(player, change)}
    />
  );
});

/** The click's channel: a solo among the players never silences it, so it needs none. */
export const ClickStrip = memo(function ClickStrip({ state, band, onChange }: ChannelProps) {
  const light = useRef<HTMLSpanElement>(null);
  useSixteenths(band, (position) => {
    const isOnBeat = position !== null && Math.floor(position * 4) % 4 === 0;
    if (isOnBeat && !state.mute) light.current?.animate([{ opacity: 0.6 }, { opacity: 0 }], 200);
  });
  return (
    <Strip
      name="Click"
      colour="var(--ink-soft)"
      picture={<Metronome />}
      light={light}
      state={state}
      heard={!state.mute}
      onChange={(change) => onChange('click', change)}
    />
  );
});

interface StripProps {
  name: string;
  colour: string;
  picture: ReactNode;
  light: RefObject<HTMLSpanElement | null>;
  state: ChannelState;
  heard: boolean;
  hasSolo?: boolean;
  isLoading?: boolean;
  /** Fetches the samples of a player who is not there again. */
  onRetry?: (() => void) | null;
  onChange: (change: Partial<ChannelState>) => void;
}

function Strip(props: StripProps) {
  const { name, colour, picture, light, state, heard, hasSolo, isLoading, onRetry, onChange } =
    props;
  const { mute, solo } = state;
  const id = useId();
  const hydrated = useHydrated();
  const volume = Math.round(state.volume * 100);
  const pan = Math.round(state.pan * 100);
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <div
      role="group"
      aria-labelledby={id}
      className={styles.strip}
      aria-busy={isLoading}
      data-heard={heard}
      style={{ '--player': colour } as CSSProperties}
    >
      <div className={styles.picture}>
        <span ref={light} className={styles.light} />
        {picture}
      </div>
      <h3 id={id}>{name}</h3>
      {onRetry && <Button onClick={onRetry}>Try again</Button>}
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
