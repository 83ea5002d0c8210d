import type { Answer } from '#audio/music/ear/question.ts';
import type { EarRefusal } from '#src/ear/round/round-context.ts';
import { type Calibration, isOutdated } from '#src/sound/taps/calibration.ts';
import type { HeardTap } from '#src/sound/taps/heard-tap.ts';

/** The playing music. Beats count from its beginning; times are engine seconds. */
interface Music {
  /** The beat that is heard, without the delays of the device; `null` before the first one. */
  readonly position: number | null;
  beatAt(time: number): number;
}

/** A tap that is earlier than the first beat by more than this answers nothing, in beats. */
const EARLIEST = -0.5;
/** For so many beats the device need not know yet when its sound is heard. */
const STARTING = 1;

/**
 * The answer of a tap on the music: the beat that was heard then, less the delay of the learner's device as
 * it was calibrated in Play along. A calibration from which the reported latency has moved does not count.
 *
 * Time stamps that are rounded to a sixtieth of a second, which Play along does not judge, are of use here:
 * counts are half a second apart.
 * @param device whether there is sound, and the calibration of the tap's kind of input, if any
 * @returns `null` for a tap before the music; a refusal if it is not known what was heard
 */
export function tapAnswer(
  { heard, report, unknown }: HeardTap,
  music: Music,
  device: { isAudible: boolean; calibration: Calibration | null },
): Answer | { refusal: Extract<EarRefusal, 'silent' | 'latency' | 'busy'> } | null {
  if (music.position === null) return null;
  const { isAudible, calibration } = device;
  if (!isAudible) return { refusal: 'silent' };
  if (heard === null || report === null) {
    return music.position < STARTING ? null : { refusal: unknown ?? 'latency' };
  }
  const isValid = calibration && !isOutdated(calibration, report);
  const beat = music.beatAt(heard - (isValid ? calibration.offset : 0));
  return beat < EARLIEST ? null : { kind: 'tap', beat };
}
