import { fromCallback } from 'xstate';
import { engine } from '#audio/engine/engine.ts';
import type { Playback } from '#audio/engine/playback.ts';
import { gridSteps } from '#audio/engine/step.ts';
import { stepsPerBeat } from '#audio/engine/timeline.ts';
import type { StepClock } from '#audio/music/rhythms.ts';
import { Listeners } from '#lib/listeners.ts';
import type { PlaybackCommand, PlaybackInput, RhythmGridEvent } from './machine.ts';

/** The sound of one grid: the machine's playback, and the step that is heard, for the view. */
export interface GridSound {
  playback: ReturnType<typeof fromCallback<PlaybackCommand, PlaybackInput>>;
  /** The step heard now; negative during the count-in, `null` when nothing plays. */
  heardStep(): number | null;
  subscribe(listener: () => void): () => void;
}

export function createGridSound(clock: StepClock): GridSound {
  const listeners = new Listeners();
  let running: Playback | null = null;

  const playback = fromCallback<PlaybackCommand, PlaybackInput>(({ input, receive, sendBack }) => {
    let now = input;
    let mine: Playback | null = null;
    let over = false;
    const ended: RhythmGridEvent = { type: 'playback.ended' };
    const steps = () => gridSteps(now.voice, now.steps, clock);

    void engine.ready().then(() => {
      if (over) return;
      const { bpm, loop, countIn } = now;
      const options = { bpm, loop, countIn, stepsPerBeat: stepsPerBeat(now.steps.length) };
      mine = engine.play({ ...options, steps: steps() }, () => sendBack(ended));
      mine.subscribe(() => listeners.notify());
      running = mine;
    });

    receive(({ type, ...change }) => {
      now = { ...now, ...change };
      if (type === 'tempo.changed') mine?.setTempo(now.bpm);
      else if (type === 'loop.changed') mine?.setLoop(now.loop);
      else mine?.setSteps(steps());
    });

    return () => {
      over = true;
      if (mine) engine.stop(mine);
      if (running === mine) running = null;
      listeners.notify();
    };
  });

  return {
    playback,
    heardStep: () => running?.heardStep ?? null,
    subscribe: listeners.subscribe,
  };
}
