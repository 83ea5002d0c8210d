import { fromCallback } from 'xstate';
import { CLICK_INTERVAL } from '#src/sound/taps/calibration.ts';
import type { TapSound } from '#src/sound/taps/tap-sound.ts';
import { CALIBRATION_TAPS, type CalibrationEvent } from './calibration-machine.ts';

/** Seconds before the first click. */
const LEAD = 2;
/** Clicks: some may go by without a tap. */
const CLICKS = CALIBRATION_TAPS + 12;

/** The clicks of a calibration, all on the audio clock at once. They preempt what plays. */
export function createClicks(sound: TapSound) {
  return fromCallback<{ type: string }>(({ sendBack }) => {
    const report = (event: CalibrationEvent) => sendBack(event);
    let stop = () => {};
    let stopped = false;

    const start = async () => {
      const engine = await sound.open();
      if (stopped) return;
      const { output } = engine;
      if (output.status !== 'audible') {
        report({ type: 'clicks.failed' });
        return;
      }
      const player = {};
      engine.claim(player, () => report({ type: 'clicks.ended' }));
      const first = output.clock.now() + LEAD;
      const hits = Array.from({ length: CLICKS }, (_, click) =>
        output.schedule(1, first + click * CLICK_INTERVAL),
      );
      const unsubscribe = output.subscribe(() => {
        if (output.status !== 'audible') report({ type: 'clicks.failed' });
      });
      // The output is read on every frame while something asks for frames.
      const stopFrames = output.everyFrame(() => {});
      const end = setTimeout(
        () => report({ type: 'clicks.ended' }),
        (LEAD + CLICKS * CLICK_INTERVAL) * 1000,
      );
      stop = () => {
        clearTimeout(end);
        unsubscribe();
        stopFrames();
        engine.release(player);
        for (const hit of hits) hit?.cancel();
      };
      report({ type: 'clicks.started', first });
    };

    start().catch((error) => {
      console.error('The clicks could not be loaded:', error);
      report({ type: 'clicks.failed' });
    });
    return () => {
      stopped = true;
      stop();
    };
  });
}
