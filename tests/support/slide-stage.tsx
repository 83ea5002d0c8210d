import { type ReactNode, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { vi } from 'vitest';
import type { SlideControls, SlideStage } from '#src/present/stage/slide-view.ts';
import { StageContext } from '#src/present/stage/slide-view.ts';

/** A stage for a slide under test: its keys, and its stored state. */
export interface TestStage extends SlideStage {
  readonly kept: Map<string, unknown>;
  /** The current commands of the teacher's keys. */
  readonly keys: SlideControls;
  /** Presses the teacher's keys, once the slide has them: they come after its first paint. */
  press(use: (keys: SlideControls) => void): Promise<void>;
}

export function createStage(kept = new Map<string, unknown>()): TestStage {
  const controls: SlideStage['controls'] = { current: {} };
  return {
    controls,
    kept,
    get keys() {
      return controls.current;
    },
    press: async (use) => {
      await vi.waitUntil(() => Object.keys(controls.current).length > 0);
      flushSync(() => use(controls.current));
    },
    recall: (key) => kept.get(key),
    // As JSON, like the device.
    keep: (key, value) => void kept.set(key, JSON.parse(JSON.stringify(value))),
  };
}

/** A slide in a stage that fills the window. */
export function Stage({ stage, children }: { stage: SlideStage; children: ReactNode }) {
  return (
    <StageContext value={stage}>
      <div
        data-testid="stage"
        style={{ position: 'fixed', inset: 0, background: 'var(--paper)', color: 'var(--ink)' }}
      >
        <Suspense>{children}</Suspense>
      </div>
    </StageContext>
  );
}
