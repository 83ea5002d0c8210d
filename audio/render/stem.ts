import { Kit } from '#audio/engine/band/kit.ts';
import { fetchSprite } from '#audio/engine/band/sprites.ts';
import { BufferClip } from '#audio/engine/buffer-clip.ts';
import type { LoadedClip } from '#audio/engine/loaded-clip.ts';
import { type Clip, heardIn } from '#audio/music/clip.ts';
import { CLIPS } from '#audio/music/clips.ts';
import type { BandInstrument, Instrument } from '#audio/music/instrument.ts';
import { render } from './render.ts';

/** One player of a clip, to be heard alone. */
export interface Stem {
  /** The clip's id. */
  clip: string;
  player: BandInstrument;
}

/**
 * Who plays where a stem is taken from: those in the clip. Somebody who is not takes the place of one
 * of them, for so many players are mixed as loud as the clip is.
 */
export function castFor(clip: Pick<Clip, 'score'>, player: BandInstrument): Instrument[] {
  const players = heardIn(clip);
  return players.includes(player) ? players : [...players.slice(1), player];
}

/**
 * Plays one player of a clip into memory: the very notes they play in it, as loud as there. Who is
 * missing from the clip plays what they would have played.
 * @throws where the player's notes cannot be fetched or read
 */
export function renderStem(
  clip: Pick<Clip, 'score' | 'ringOut'>,
  player: BandInstrument,
): Promise<AudioBuffer> {
  const score = clip.score(castFor(clip, player));
  return render(score, { ringOut: clip.ringOut, players: [player] }, new OneKit(player));
}

/** The notes of a single player, for nobody else is heard. It goes when the stem is made. */
class OneKit extends Kit {
  readonly #player: BandInstrument;

  constructor(player: BandInstrument) {
    super(fetchSprite);
    this.#player = player;
  }

  override load(_: Iterable<Instrument>, context: BaseAudioContext): Promise<void> {
    return super.load([this.#player], context);
  }
}

/**
 * A stem to be played by a `ClipPlayer`.
 * @throws RangeError when there is no such clip; what `renderStem` does; when `signal` says that
 * nobody wants it any more
 */
export async function loadStem(
  { clip: id, player }: Stem,
  bus: GainNode,
  signal: AbortSignal,
): Promise<LoadedClip> {
  const clip = CLIPS.find((candidate) => candidate.id === id);
  if (!clip) throw new RangeError(`there is no clip '${id}'`);
  const buffer = await renderStem(clip, player);
  signal.throwIfAborted();
  return new BufferClip(buffer, bus);
}
