import {
  type ChannelName,
  type ChannelState,
  heardMix,
  INITIAL_MIXER,
  type MixerState,
} from '#src/band/mixer.ts';
import { PLAYERS } from '#src/band/players.ts';
import type { BandSession } from '#src/band/session.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './mixer.module.css';
import { ClickStrip, PlayerStrip } from './strip.tsx';

interface MixerProps {
  mixer: MixerState;
  band: BandSession;
  onChannel: (name: ChannelName, change: Partial<ChannelState>) => void;
  onReset: () => void;
}

/** A strip for every player and the click. */
export function Mixer({ mixer, band, onChannel, onReset }: MixerProps) {
  const mix = heardMix(mixer);
  return (
    <>
      <div className={styles.strips}>
        {PLAYERS.map((player) => (
          <PlayerStrip
            key={player.id}
            player={player}
            state={mixer[player.id]}
            heard={mix[player.id].gain > 0}
            band={band}
            onChange={onChannel}
          />
        ))}
        <ClickStrip state={mixer.click} band={band} onChange={onChannel} />
      </div>
      <Button
        kind="quiet"
        className={styles.reset}
        aria-disabled={mixer === INITIAL_MIXER}
        onClick={onReset}
      >
        Reset the mixer
      </Button>
    </>
  );
}
