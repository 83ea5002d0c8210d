import type { PlaybackOutput } from '#audio/engine/playback-output.ts';
import type { LiveSound } from './live-sound.ts';

/** An output with the same clock and transport for the sounds of the live band. */
export function liveOutput(
  output: PlaybackOutput,
  schedule: PlaybackOutput<LiveSound>['schedule'],
): PlaybackOutput<LiveSound> {
  return {
    clock: output.clock,
    get transport() {
      return output.transport;
    },
    schedule,
    subscribe: (listener) => output.subscribe(listener),
    everyFrame: (callback) => output.everyFrame(callback),
  };
}
