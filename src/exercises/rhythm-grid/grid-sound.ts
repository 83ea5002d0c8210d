import { fromCallback } from 'xstate';
import { engine } from '#audio/engine/engine.ts';
import type { Playback } from '#audio/engine/playback.ts';
import { gridSteps } from '#audio/engine/step.ts';
import type { StepPattern } from '#audio/music/rhythms.ts';
import { Listeners } from '#lib/listeners.ts';
import type { PlaybackCommand, PlaybackInput, RhythmGridEvent } from './machine.ts';
import { countsOf, stepsPerCount } from './model.ts';

export type GridSound = ReturnType<typeof createGridSound>;

/** The sound of one grid, and a store of its current step. Only cells subscribe to it, so nothing else renders. */
export function createGridSound(pattern: StepPattern) {
  const listeners = new Listeners();
  const notify = () => listeners.notify();
  let current: Playback | null = null;

  const playback = fromCallback<PlaybackCommand, PlaybackInput>(({ input, receive, sendBack }) => {
    let settings = input;
    let started: Playback | null = null;
    let stopped = false;
    const ended: RhythmGridEvent = { type: 'playback.ended' };
    const steps = () => gridSteps(settings.voice, settings.steps, pattern.clock);
    const counts = () => countsOf(settings.bpm, pattern);

    const start = () => {
      if (stopped) return;
      const { loop, countIn } = settings;
      // The engine's beat is the dancers' count: four of them count in.
      const stepsPerBeat = stepsPerCount(pattern);
      const options = { steps: steps(), stepsPerBeat, bpm: counts(), loop, countIn };
      started = engine.play(options, () => sendBack(ended));
      started.subscribe(notify);
      current = started;
    };
    const fail = (error: unknown) => {
      console.error('Playback could not be loaded:', error);
      const failed: RhythmGridEvent = { type: 'playback.failed' };
      if (!stopped) sendBack(failed);
    };
    engine.ready().then(start, fail);

    receive(({ change }) => {
      settings = { ...settings, ...change };
      if ('bpm' in change) started?.setTempo(counts());
      if ('loop' in change) started?.setLoop(settings.loop);
      if ('steps' in change || 'voice' in change) started?.setSteps(steps());
    });

    return () => {
      stopped = true;
      if (started) engine.stop(started);
      if (current === started) current = null;
      notify();
    };
  });

  return {
    playback,
    /** Index of the audible step; negative during the count-in, `null` while stopped. */
    currentStep: () => current?.currentStep ?? null,
    /** Calls back when `currentStep` changes. @returns a function that unsubscribes */
    subscribe: listeners.subscribe,
  };
}
