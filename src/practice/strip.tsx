import { type CSSProperties, memo, useId, useRef } from 'react';
import { type ChannelName, type ChannelState, MAX_VOLUME } from '#src/band/mixer.ts';
import { PlayerPicture } from '#src/ui/art/player-picture.tsx';
import { Button } from '#src/ui/button.tsx';
import styles from './mixer.module.css';
import { type BandStrokes, useStrokeLight } from './use-stroke-light.ts';

interface StripProps {
  channel: ChannelName;
  name: string;
  state: ChannelState;
  /** Neither muted nor left out by another one's solo. */
  heard: boolean;
  band: BandStrokes;
  onChange: (channel: ChannelName, change: Partial<ChannelState>) => void;
}

/** One player's channel. */
export const Strip = memo(function Strip(props: StripProps) {
  const { channel, name, state, heard, band, onChange } = props;
  const id = useId();
  const light = useRef<HTMLSpanElement>(null);
  useStrokeLight(band, channel, light);
  const set = (change: Partial<ChannelState>) => onChange(channel, change);
  const isPlayer = channel !== 'click';
  const volume = Math.round(state.volume * 100);
  const pan = Math.round(state.pan * 100);
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <div
      role="group"
      aria-labelledby={id}
      className={styles.strip}
      data-heard={heard}
      style={{ '--player': isPlayer ? `var(--${channel})` : 'var(--ink-soft)' } as CSSProperties}
    >
      <div className={styles.picture}>
        <span ref={light} className={styles.light} />
        {isPlayer ? <PlayerPicture player={channel} /> : <Metronome />}
      </div>
      <h3 id={id}>{name}</h3>
      <div className={styles.switches}>
        <Button
          data-switch="mute"
          aria-pressed={state.mute}
          onClick={() => set({ mute: !state.mute })}
        >
          Mute
        </Button>
        {isPlayer && (
          <Button
            data-switch="solo"
            aria-pressed={state.solo}
            onClick={() => set({ solo: !state.solo })}
          >
            Solo
          </Button>
        )}
      </div>
      <label className={styles.slider}>
        <span>Volume</span>
        <input
          type="range"
          min={0}
          max={MAX_VOLUME * 100}
          step={5}
          value={volume}
          aria-valuetext={`${volume} percent`}
          onChange={({ target }) => set({ volume: target.valueAsNumber / 100 })}
        />
      </label>
      <label className={styles.slider}>
        <span>Pan</span>
        <input
          type="range"
          min={-100}
          max={100}
          step={5}
          value={pan}
          aria-valuetext={nameOfPan(pan)}
          onChange={({ target }) => set({ pan: target.valueAsNumber / 100 })}
        />
      </label>
    </div>
  );
});

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
