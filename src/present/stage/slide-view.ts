import { createContext, useContext, useLayoutEffect, useState } from 'react';
import type { RhythmType } from '#audio/music/rhythms.ts';
import type { SlideKind, SlideOf, SlideStep } from '#src/present/slide.ts';

export interface SlideProps<Kind extends SlideKind> {
  slide: SlideOf<Kind>;
  step: SlideStep;
}

/** The actions of the teacher's keys and buttons on the slide that is shown. A missing one does nothing. */
export interface SlideControls {
  /** Space: plays, or stops. */
  toggle?(): void;
  /** Called in the teacher's gesture when Next or Back has led to a step, so that sound may start. */
  enter?(step: SlideStep): void;
  /** D, M, X. */
  rhythm?(rhythm: RhythmType): void;
  /** + and −: `1` or `-1`. */
  tempo?(direction: 1 | -1): void;
  /** A digit, 0 to 9. */
  digit?(digit: number): void;
  /** C: the class claps. */
  clap?(): void;
  /** V: the rhythms are compared. */
  compare?(): void;
}

/** The place for the controls of the slide on screen, and for its stored values. */
export interface SlideStage {
  controls: { current: SlideControls };
  /** The stored state of a slide, as parsed JSON; `undefined` if there is none. */
  recall(key: string): unknown;
  keep(key: string, value: unknown): void;
}

export const StageContext = createContext<SlideStage | null>(null);

function useStage(): SlideStage {
  const stage = useContext(StageContext);
  if (!stage) throw new Error('Slides are shown by Present');
  return stage;
}

/** Gives the teacher's keys to the slide while it is shown. */
export function useSlideControls(controls: SlideControls): void {
  const stage = useStage();
  useLayoutEffect(() => {
    // After every render: a key reaches the handlers of the latest one.
    stage.controls.current = controls;
    return () => {
      stage.controls.current = {};
    };
  });
}

/**
 * State of a slide that survives moving on, coming back and a reload.
 * @param key unique in the presentation: the slide's id and a name
 * @param read returns the value of what was kept, or `null` if it is not valid
 */
export function useSlideState<T>(
  key: string,
  initial: T,
  read: (kept: unknown) => T | null,
): readonly [T, (value: T) => void] {
  const stage = useStage();
  const [value, setValue] = useState<T>(() => read(stage.recall(key)) ?? initial);
  const set = (next: T) => {
    stage.keep(key, next);
    setValue(next);
  };
  return [value, set];
}
