import { fromCallback } from 'xstate';
import type { GridStep } from '#audio/engine/step.ts';
import { CALIBRATION_TEMPO } from '#src/sound/taps/calibration.ts';
import type { TapSound } from '#src/sound/taps/tap-sound.ts';
import { CALIBRATION_TAPS, type CalibrationEvent } from './calibration-machine.ts';

/** Silent beats before the first click: two seconds. */
const LEAD = 3;
/** Number of clicks: some may pass without a tap. */
const CLICKS = CALIBRATION_TAPS + 12;

const CLICK_STEPS = Array.from(
  { length: LEAD + CLICKS },
  (_, beat): GridStep => (beat < LEAD ? [] : [1]),
);

/** The clicks of a calibration. They stop any sound that plays. */
export function createClicks(sound: TapSound) {
  return fromCallback<{ type: string }>(({ sendBack }) => {
    const report = (event: CalibrationEvent) => sendBack(event);
    let stop = () => {};
    let stopped = false;

    const start = async () => {
      const engine = await sound.open();
      if (stopped) return;
      const { output } = engine;
      const isSilent = () => output.status !== 'audible';
      if (isSilent()) {
        report({ type: 'clicks.failed', refusal: 'silent' });
        return;
      }
      const clicks = engine.play(
        {
          steps: CLICK_STEPS,
          stepsPerBeat: 1,
          bpm: CALIBRATION_TEMPO,
          loop: false,
          countIn: false,
        },
        () => report({ type: 'clicks.ended' }),
      );
      const unsubscribe = output.subscribe(() => {
        if (isSilent()) report({ type: 'clicks.failed', refusal: 'silent' });
      });
      stop = () => {
        unsubscribe();
        engine.stop(clicks);
      };
      report({ type: 'clicks.started', first: clicks.timeOf(LEAD) });
    };

    start().catch((error) => {
      console.error('The clicks could not be loaded:', error);
      report({ type: 'clicks.failed', refusal: 'unloaded' });
    });
    return () => {
      stopped = true;
      stop();
    };
  });
}
