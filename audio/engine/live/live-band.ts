import { Band } from '#audio/engine/band/band.ts';
import { Desk } from '#audio/engine/band/desk.ts';
import type { Kit } from '#audio/engine/band/kit.ts';
import { type ClickSound, startClick } from '#audio/engine/click.ts';
import { keepProcessing } from '#audio/engine/output/keep-processing.ts';
import { BAND } from '#audio/music/instrument.ts';
import { allAtOnce, type Steps } from '#lib/steps.ts';
import type { LiveSound } from './bars.ts';
import { roomInSteps } from './live-room.ts';
import type { ChannelName, Mixer, MixerStrip } from './mixer.ts';

/**
 * Level of the whole live band (gain): −4.7 dB, within 1 LU of the clips of a whole band. Its peaks stay below the
 * limiter's knee of −3 dBFS, except for a mambo with the click (−1.7 dBFS before the limiter) and for raised faders
 * (+1.9 dBFS).
 */
export const LIVE_LEVEL = 0.58;
/** Level of the click in the mix (gain): audible through a full mambo. */
export const CLICK_LEVEL = 1.5;

/** The live band's desk, the output node for it and the click, and the steps that build the desk's reverb. */
export interface LiveDesk {
  level: GainNode;
  desk: Desk;
  reverb: Steps<void>;
}

/** A desk with its reverb. @param output the node that receives the mix */
export function liveDesk(context: BaseAudioContext, output: AudioNode): LiveDesk {
  const desk = liveDeskInSteps(context, output);
  allAtOnce(desk.reverb);
  return desk;
}

/** A desk whose reverb is silent until all its steps are done. @param output the node that receives the mix */
export function liveDeskInSteps(context: BaseAudioContext, output: AudioNode): LiveDesk {
  const level = context.createGain();
  level.gain.value = LIVE_LEVEL;
  level.connect(output);
  const { input, steps } = roomInSteps(context, level);
  return { level, desk: new Desk(context, level, 1, input), reverb: steps };
}

/** The live band on one audio context: the players and the click, on a desk that a mixer controls. */
export class LiveBand {
  readonly #clicks: ReadonlyMap<ClickSound, AudioBuffer>;
  readonly #band: Band;
  readonly #click: GainNode;
  /** The gain of the count-in. It bypasses the mixer, so that the count-in is audible even if the click is muted. */
  readonly #countIn: GainNode;

  constructor(
    context: BaseAudioContext,
    kit: Kit,
    clicks: ReadonlyMap<ClickSound, AudioBuffer>,
    mixer: Mixer,
    { level, desk }: LiveDesk,
  ) {
    this.#clicks = clicks;
    this.#countIn = context.createGain();
    this.#countIn.gain.value = CLICK_LEVEL;
    this.#countIn.connect(level);
    this.#band = new Band(context, kit, desk);
    this.#click = context.createGain();
    this.#click.gain.value = CLICK_LEVEL;
    const fader = context.createGain();
    const panner = context.createStereoPanner();
    this.#click.connect(fader).connect(panner).connect(level);
    const strips = new Map<ChannelName, MixerStrip>(
      BAND.map((player) => [player, desk.channel(player)]),
    );
    strips.set('click', { fader, panner });
    for (const { fader } of strips.values()) keepProcessing(fader);
    mixer.connect(strips);
  }

  /** Loads the players. @throws Error when samples cannot be fetched or decoded */
  load(): Promise<void> {
    return this.#band.load(BAND);
  }

  /** Starts a sound at `time` of the context's clock (seconds). @returns its cancellation; `null` if it is not loaded */
  schedule(sound: LiveSound, time: number): (() => void) | null {
    if (!('click' in sound)) return this.#band.schedule(sound, time);
    const output = sound.countIn ? this.#countIn : this.#click;
    return startClick(this.#clicks.get(sound.click), output, time);
  }
}
