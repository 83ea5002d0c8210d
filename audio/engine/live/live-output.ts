import type { PlaybackOutput } from '#audio/engine/playback-output.ts';
import type { LiveSound } from './live-sound.ts';

/** An output with the same clock and heartbeat for the sounds of the live band. */
export function liveOutput(
  output: PlaybackOutput,
  schedule: PlaybackOutput<LiveSound>['schedule'],
): PlaybackOutput<LiveSound> {
  return {
    clock: output.clock,
    get heartbeat() {
      return output.heartbeat;
    },
    schedule,
    subscribe: (listener) => output.subscribe(listener),
    everyFrame: (callback) => output.everyFrame(callback),
  };
}
