import { fromCallback } from 'xstate';
import { ClipPlayer } from '#audio/engine/clips/clip-player.ts';
import { engine } from '#audio/engine/engine.ts';
import { clipSources } from '#audio/music/clips/catalogue.ts';
import { progressOf } from '#src/sound/clips/use-clip-progress.ts';
import type { SongMapEvent } from './machine.ts';

/** The sound of one song map: the machine's `clip` actor. */
export function createSongSound() {
  // A repeated part, such as the chorus, is loaded once.
  const players = new Map<string, ClipPlayer>();
  const playerOf = (clip: string) => {
    const player = players.get(clip) ?? new ClipPlayer(engine, clipSources(clip));
    players.set(clip, player);
    return player;
  };

  let playing: ClipPlayer | null = null;

  const clip = fromCallback<SongMapEvent, { clip: string }>(({ input, sendBack }) => {
    const player = playerOf(input.clip);
    playing = player;
    player.play();
    const unsubscribe = player.subscribe((event) => {
      if (event === 'ended') sendBack({ type: 'clip.ended' });
      else if (event === 'failed') sendBack({ type: 'clip.failed' });
      else if (event === 'idle' || event === 'paused') sendBack({ type: 'clip.stopped' });
    });
    return () => {
      unsubscribe();
      player.stop();
    };
  });

  return {
    clip,
    /** The share of the playing clip that has been heard, 0 to 1. */
    progress: () => progressOf(playing),
    /** How far the playing clip is, in seconds. */
    position: () => playing?.position ?? 0,
    unload() {
      for (const player of players.values()) player.unload();
    },
  };
}
