import {
  CHANNEL_NAMES,
  type ChannelName,
  type ChannelState,
  heardMix,
  INITIAL_MIXER,
  type MixerState,
} from '#src/band/mixer.ts';
import { PLAYERS } from '#src/band/players.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './mixer.module.css';
import { Strip } from './strip.tsx';
import type { BandStrokes } from './use-stroke-light.ts';

interface MixerProps {
  mixer: MixerState;
  band: BandStrokes;
  onChannel: (name: ChannelName, change: Partial<ChannelState>) => void;
  onReset: () => void;
}

const NAMES = Object.fromEntries(PLAYERS.map(({ id, name }) => [id, name]));

/** A strip for every player and the click. */
export function Mixer({ mixer, band, onChannel, onReset }: MixerProps) {
  const mix = heardMix(mixer);
  return (
    <>
      <div className={styles.strips}>
        {CHANNEL_NAMES.map((name) => (
          <Strip
            key={name}
            channel={name}
            name={NAMES[name] ?? 'Click'}
            state={mixer[name]}
            heard={mix[name].gain > 0}
            band={band}
            onChange={onChannel}
          />
        ))}
      </div>
      <Button kind="quiet" disabled={mixer === INITIAL_MIXER} onClick={onReset}>
        Everyone back
      </Button>
    </>
  );
}
