import { Kit } from '#audio/engine/band/kit.ts';
import { BufferClip } from '#audio/engine/clips/buffer-clip.ts';
import type { LoadedClip } from '#audio/engine/clips/loaded-clip.ts';
import { type Clip, heardIn } from '#audio/music/clips/clip.ts';
import { CLIPS } from '#audio/music/clips/clips.ts';
import { EMPHASIS } from '#audio/music/clips/emphasis.ts';
import type { Instrument } from '#audio/music/instrument.ts';
import { render } from './render.ts';

export interface Stem {
  clip: string;
  player: Instrument;
  /** Whether the other players are audible too, more softly; otherwise the player is alone. */
  isAmongOthers?: boolean;
}

/** The players of the performance from which a stem is taken: the clip's players, and the given one. */
export function playersFor(clip: Pick<Clip, 'score'>, player: Instrument): Instrument[] {
  return [...new Set([...heardIn(clip), player])];
}

/** Renders one player of a clip at the same level, even a missing player. @throws if samples cannot be loaded */
export function renderStem(
  clip: Pick<Clip, 'score' | 'ringOut'>,
  player: Instrument,
): Promise<AudioBuffer> {
  return renderPlayers(clip, playersFor(clip, player), [player]);
}

/** Renders a clip with one player emphasised, who may be missing from it. @throws if samples cannot be loaded */
export async function renderInFront(
  clip: Pick<Clip, 'score' | 'ringOut'>,
  player: Instrument,
): Promise<AudioBuffer> {
  const playing = playersFor(clip, player);
  const others = playing.filter((one) => one !== player);
  const [front, back] = await Promise.all([
    renderPlayers(clip, playing, [player]),
    renderPlayers(clip, playing, others),
  ]);
  for (let side = 0; side < front.numberOfChannels; side++) {
    const samples = front.getChannelData(side);
    const behind = back.getChannelData(side);
    for (let i = 0; i < samples.length; i++) {
      samples[i] = EMPHASIS.player * (samples[i] ?? 0) + EMPHASIS.others * (behind[i] ?? 0);
    }
  }
  return front;
}

/** @param heard the audible players among `playing` */
function renderPlayers(
  { score, ringOut }: Pick<Clip, 'score' | 'ringOut'>,
  playing: readonly Instrument[],
  heard: readonly Instrument[],
): Promise<AudioBuffer> {
  const options = { ringOut, players: heard, mixedFor: heardIn({ score }) };
  return render(score(playing), options, new KitOf(heard));
}

/** A kit that loads only the samples of the audible players. */
class KitOf extends Kit {
  readonly #heard: readonly Instrument[];

  constructor(heard: readonly Instrument[]) {
    super();
    this.#heard = heard;
  }

  override loadAll(_: Iterable<Instrument>, context: BaseAudioContext): Promise<void> {
    return super.loadAll(this.#heard, context);
  }
}

/**
 * Loads a stem for a `ClipPlayer`.
 * @throws RangeError if there is no clip with this id; the errors of rendering; the abort reason if
 * `signal` is aborted
 */
export async function loadStem(
  { clip: id, player, isAmongOthers = false }: Stem,
  bus: Promise<GainNode>,
  signal: AbortSignal,
): Promise<LoadedClip> {
  const clip = CLIPS.find((candidate) => candidate.id === id);
  if (!clip) throw new RangeError(`there is no clip '${id}'`);
  const rendered = isAmongOthers ? renderInFront(clip, player) : renderStem(clip, player);
  const [buffer, node] = await Promise.all([rendered, bus]);
  signal.throwIfAborted();
  return new BufferClip(buffer, node);
}
