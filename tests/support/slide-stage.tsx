import { type ReactNode, Suspense } from 'react';
import type { SlideControls, SlideStage } from '#src/present/slide-view.ts';
import { StageContext } from '#src/present/slide-view.ts';

/** A stage for a slide under test: its keys, and what is kept of it. */
export interface TestStage extends SlideStage {
  readonly kept: Map<string, unknown>;
  /** What the teacher's keys do now. */
  readonly keys: SlideControls;
}

export function createStage(kept = new Map<string, unknown>()): TestStage {
  const controls: SlideStage['controls'] = { current: {} };
  return {
    controls,
    kept,
    get keys() {
      return controls.current;
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

/** What does not fit: texts and buttons outside of the window, or cut off by what they are in. */
export function overflowing(): string[] {
  const stage = document.querySelector('[data-testid=stage]') as HTMLElement;
  const { right, bottom } = stage.getBoundingClientRect();
  return [...stage.querySelectorAll<HTMLElement>('*')]
    .filter((element) => {
      if (element.closest('.visually-hidden, svg')) return false;
      const box = element.getBoundingClientRect();
      const leaves =
        box.right > right + 1 || box.bottom > bottom + 1 || box.top < -1 || box.left < -1;
      const cuts =
        element.scrollHeight > element.clientHeight + 1 ||
        element.scrollWidth > element.clientWidth + 1;
      return leaves || (cuts && getComputedStyle(element).display !== 'inline');
    })
    .map((element) => `${element.tagName} ${element.textContent}`);
}
