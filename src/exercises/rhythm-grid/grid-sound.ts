import { fromCallback } from 'xstate';
import { engine } from '#audio/engine/engine.ts';
import type { Playback, PlaybackOptions } from '#audio/engine/playback.ts';
import type { PlaybackCommand, RhythmGridEvent } from './machine.ts';

/** The sound of one grid: the machine's playback, and the step that is heard, for the view. */
export interface GridSound {
  playback: ReturnType<typeof fromCallback<PlaybackCommand, PlaybackOptions>>;
  /** The step heard now; negative during the count-in, `null` when nothing plays. */
  heardStep(): number | null;
  subscribe(listener: () => void): () => void;
}

export function createGridSound(): GridSound {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  let running: Playback | null = null;

  const playback = fromCallback<PlaybackCommand, PlaybackOptions>(
    ({ input, receive, sendBack }) => {
      let options = input;
      let mine: Playback | null = null;
      let over = false;
      const ended: RhythmGridEvent = { type: 'playback.ended' };

      void engine.ready().then(() => {
        if (over) return;
        mine = engine.play(options, () => sendBack(ended));
        mine.subscribe(tell);
        running = mine;
      });
      receive((command) => {
        if (command.type === 'steps.changed') {
          options = { ...options, steps: command.steps };
          mine?.setSteps(command.steps);
        } else if (command.type === 'tempo.changed') {
          options = { ...options, bpm: command.bpm };
          mine?.setTempo(command.bpm);
        } else {
          options = { ...options, loop: command.loop };
          mine?.setLoop(command.loop);
        }
      });
      return () => {
        over = true;
        if (mine) engine.stop(mine);
        if (running === mine) running = null;
        tell();
      };
    },
  );

  return {
    playback,
    heardStep: () => running?.heardStep ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
