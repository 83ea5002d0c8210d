import { Kit } from '#audio/engine/band/kit.ts';
import { fetchSprite } from '#audio/engine/band/sprites.ts';
import { BufferClip } from '#audio/engine/buffer-clip.ts';
import type { LoadedClip } from '#audio/engine/loaded-clip.ts';
import { type Clip, heardIn } from '#audio/music/clip.ts';
import { CLIPS } from '#audio/music/clips.ts';
import type { BandInstrument, Instrument } from '#audio/music/instrument.ts';
import { render } from './render.ts';

/** One player of a clip, heard alone. */
export interface Stem {
  /** The clip's id. */
  clip: string;
  player: BandInstrument;
}

/** The players of the performance that a stem is taken from: those of the clip, and the player. */
export function playersFor(clip: Pick<Clip, 'score'>, player: BandInstrument): Instrument[] {
  return [...new Set([...heardIn(clip), player])];
}

/**
 * Renders one player of a clip: the same notes at the same level. A player who is missing from the clip
 * plays what they would have played.
 * @throws if the player's samples cannot be fetched or decoded
 */
export function renderStem(
  clip: Pick<Clip, 'score' | 'ringOut'>,
  player: BandInstrument,
): Promise<AudioBuffer> {
  const score = clip.score(playersFor(clip, player));
  const options = { ringOut: clip.ringOut, players: [player], mixedFor: heardIn(clip) };
  return render(score, options, new SinglePlayerKit(player));
}

/** A kit that loads the samples of one player only, since no other is heard. */
class SinglePlayerKit extends Kit {
  readonly #player: BandInstrument;

  constructor(player: BandInstrument) {
    super(fetchSprite);
    this.#player = player;
  }

  override loadAll(_: Iterable<Instrument>, context: BaseAudioContext): Promise<void> {
    return super.loadAll([this.#player], context);
  }
}

/**
 * Loads a stem for a `ClipPlayer`.
 * @throws RangeError if there is no clip with this id; the errors of `renderStem`; the abort reason if
 * `signal` is aborted
 */
export async function loadStem(
  { clip: id, player }: Stem,
  bus: Promise<GainNode>,
  signal: AbortSignal,
): Promise<LoadedClip> {
  const clip = CLIPS.find((candidate) => candidate.id === id);
  if (!clip) throw new RangeError(`there is no clip '${id}'`);
  const [buffer, node] = await Promise.all([renderStem(clip, player), bus]);
  signal.throwIfAborted();
  return new BufferClip(buffer, node);
}
