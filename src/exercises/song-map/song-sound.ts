import { fromCallback } from 'xstate';
import { ClipPlayer } from '#audio/engine/clips/clip-player.ts';
import { engine } from '#audio/engine/engine.ts';
import { clipSources } from '#audio/music/clips/catalogue.ts';
import type { SongMapEvent } from './machine.ts';

/** The sound of one song map: the machine's `clip` actor. */
export function createSongSound() {
  // A clip that occurs twice, such as the chorus, is loaded once.
  const players = new Map<string, ClipPlayer>();
  const playerOf = (clip: string): ClipPlayer => {
    const player = players.get(clip) ?? new ClipPlayer(engine, clipSources(clip));
    players.set(clip, player);
    return player;
  };

  const clip = fromCallback<SongMapEvent, { clip: string }>(({ input, sendBack }) => {
    const player = playerOf(input.clip);
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
    playerOf,
    unload() {
      for (const player of players.values()) player.unload();
    },
  };
}
