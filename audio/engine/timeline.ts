/** A stretch of constant tempo, from `position` on, which is heard at `time`. */
interface Segment {
  position: number;
  time: number;
  /** Duration of one unit of position, in seconds. */
  seconds: number;
}

/**
 * Maps positions to seconds and back, tempo changes included. A position is a step of a grid or a beat of
 * the band, and may be a fraction. Immutable: a tempo change returns a new timeline that equals the old
 * one up to the change.
 */
export class Timeline {
  /** In order. The first one extends backwards, the last one forwards. */
  readonly #segments: readonly [Segment, ...Segment[]];

  /**
   * @param seconds duration of one unit of position
   * @param time when `position` is heard, in seconds
   */
  constructor(seconds: number, time: number, position = 0, before: readonly Segment[] = []) {
    const segment = { seconds, time, position };
    const [first, ...others] = before;
    this.#segments = first ? [first, ...others, segment] : [segment];
  }

  /** When `position` is heard, in seconds. */
  timeOf(position: number): number {
    const segment = this.#last((one) => one.position <= position);
    return segment.time + (position - segment.position) * segment.seconds;
  }

  /** What is heard at `time`. */
  positionAt(time: number): number {
    const segment = this.#last((one) => one.time <= time);
    return segment.position + (time - segment.time) / segment.seconds;
  }

  /** Duration of one unit of position at `time`, in seconds. */
  secondsAt(time: number): number {
    return this.#last((one) => one.time <= time).seconds;
  }

  /** This timeline up to `time`, continued with `seconds` per unit. Later changes are dropped. */
  retimedFrom(time: number, seconds: number): Timeline {
    return this.#continued(seconds, time, this.positionAt(time));
  }

  /** This timeline up to `position`, continued with `seconds` per unit. Later changes are dropped. */
  retimedAt(position: number, seconds: number): Timeline {
    return this.#continued(seconds, this.timeOf(position), position);
  }

  #continued(seconds: number, time: number, position: number): Timeline {
    const before = this.#segments.filter((one) => one.position < position);
    return new Timeline(seconds, time, position, before);
  }

  #last(test: (segment: Segment) => boolean): Segment {
    return this.#segments.findLast(test) ?? this.#segments[0];
  }
}
