import { createContext, type RefObject, useContext, useImperativeHandle, useState } from 'react';
import { array, type GenericSchema, object, safeParse, string, unknown } from 'valibot';
import { tabStorage } from '#src/device/device-storage.ts';
import { json } from '#src/device/stored-json.ts';
import type { SlideKind, SlideOf, SlideStep } from '#src/present/slide.ts';

export interface SlideProps<Kind extends SlideKind> {
  slide: SlideOf<Kind>;
  step: SlideStep;
}

/** The actions of the teacher's keys and buttons on the current slide. A missing one has no effect. */
export interface SlideControls {
  /** Space: plays, or stops. */
  toggle?(): void;
  /** Called in the teacher's gesture when Next or Back has led to a step, so that sound may start. */
  enter?(step: SlideStep): void;
  tools?: readonly StageTool[];
  /** A digit that is not the key of a tool. */
  digit?(digit: number): void;
}

/** A button of the slide, and its key. */
export interface StageTool {
  hotkey: string;
  name: string;
  /** Its name for screen readers, if its text is only its key. */
  label?: string;
  pressed?: boolean;
  disabled?: boolean;
  press(): void;
}

/** Presses a key of the slide. */
export function pressKey({ tools, digit }: SlideControls, key: string): void {
  const tool = tools?.find(({ hotkey }) => hotkey === key);
  if (tool) tool.press();
  else if (/\d/.test(key)) digit?.(Number(key));
}

/** The place for the controls of the slide on screen, and for its stored values. */
export interface SlideStage extends ReturnType<typeof createSlideValues> {
  controls: RefObject<SlideControls | null>;
}

export const StageContext = createContext<SlideStage | null>(null);

function useStage(): SlideStage {
  const stage = useContext(StageContext);
  if (!stage) throw new Error('Slides are shown by Present');
  return stage;
}

/** Lets the slide handle the teacher's keys while it is mounted. */
export function useSlideControls(controls: SlideControls): void {
  // After every render, so that a key uses the latest handlers.
  useImperativeHandle(useStage().controls, () => controls);
}

/**
 * State of a slide that survives a change of slides and a reload.
 * @param key unique in the presentation: the slide's id and a name
 * @param schema of the stored value; invalid values are dropped
 */
export function useSlideState<T>(
  key: string,
  schema: GenericSchema<unknown, T>,
  initial: T,
): readonly [T, (value: T) => void] {
  const stage = useStage();
  const [value, setValue] = useState<T>(() => {
    const { success, output } = safeParse(schema, stage.recall(key));
    return success ? output : initial;
  });
  const set = (next: T) => {
    stage.keep(key, next);
    setValue(next);
  };
  return [value, set];
}

const STORE = 'present';
const VISIT = json(object({ visit: string(), values: array(array(unknown())) }));

/**
 * The state of the slides in one visit to a presentation: votes, a tempo, placed cards. It lasts until the tab closes
 * or the next visit begins.
 */
export function createSlideValues(visit: string, tab = tabStorage) {
  const stored = VISIT(tab.read(STORE) ?? '');
  const values = new Map(
    stored?.visit === visit ? stored.values.map(([key, value]) => [key, value]) : [],
  );
  return {
    /** The stored value of a key as parsed JSON; `undefined` without one. */
    recall: (key: string): unknown => values.get(key),
    keep(key: string, value: unknown): void {
      values.set(key, value);
      tab.write(STORE, JSON.stringify({ visit, values: [...values] }));
    },
  };
}
