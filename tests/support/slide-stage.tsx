import { createRef, StrictMode, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { engine } from '#audio/engine/engine.ts';
import type { BandPlayback } from '#audio/engine/live/band-playback.ts';
import { liveEngine } from '#audio/engine/live/live-engine.ts';
import type { BandInstrument } from '#audio/music/instrument.ts';
import type { LiveNote } from '#audio/music/live/live.ts';
import type { Slide, SlideStep } from '#src/present/slide.ts';
import { SlideFrame } from '#src/present/stage/slide-frame.tsx';
import { pressKey, type SlideStage, StageContext } from '#src/present/stage/slide-view.ts';

/** The stored state of the slides. */
export type SlideValues = Map<string, unknown>;

/** Shows a slide as Present does, in a stage that fills the window. Its keys are called directly. */
export async function showSlide(
  slide: Slide,
  step: SlideStep = 'show',
  kept: SlideValues = new Map(),
) {
  const stage: SlideStage = {
    controls: createRef(),
    recall: (key) => kept.get(key),
    // As JSON, like on the device.
    keep: (key, value) => void kept.set(key, JSON.parse(JSON.stringify(value))),
  };
  const keys = () => stage.controls.current ?? {};
  const at = (shown: SlideStep) => (
    <StrictMode>
      <StageContext value={stage}>
        <main
          data-color="teal"
          style={{ position: 'fixed', inset: 0, background: 'var(--paper)', color: 'var(--ink)' }}
        >
          <h1 className="visually-hidden">A lesson</h1>
          <Suspense>
            <SlideFrame slide={slide} step={shown} />
          </Suspense>
        </main>
      </StageContext>
    </StrictMode>
  );
  const screen = await render(at(step));
  // A slide registers its keys after its first paint.
  if (slide.kind !== 'text') await expect.poll(() => Object.keys(keys())).not.toEqual([]);
  const show = (next: SlideStep) => screen.rerender(at(next));
  return {
    container: screen.container,
    keys,
    press: (...pressed: readonly (string | number)[]) => {
      for (const key of pressed) flushSync(() => pressKey(keys(), `${key}`));
    },
    /** Shows another step, as after a reload. */
    show,
    /** Enters a step by Next or Back. */
    enter: async (next: SlideStep) => {
      await show(next);
      keys().enter?.(next);
    },
    leave: () => screen.unmount(),
  };
}

/** Records the band from now on: its playbacks, and the time of each stroke of a player. */
export function listenToBand() {
  const playbacks: BandPlayback[] = [];
  const strokes: { player: LiveNote['instrument']; bar: number; beat: number; time: number }[] = [];
  const { play } = liveEngine;
  vi.spyOn(liveEngine, 'play').mockImplementation((...args) => {
    const playback = play.apply(liveEngine, args);
    playbacks.push(playback);
    playback.onStroke(({ instrument, beat, late }, bar) => {
      const time = engine.output.clock.toAudioTime(playback.timeOf(4 * bar + beat) + late);
      strokes.push({ player: instrument, bar, beat, time });
    });
    return playback;
  });
  return {
    playbacks,
    /** The number of bars that were heard in full. */
    barsHeard: () => Math.max(0, ...strokes.map(({ bar }) => bar)),
    /** The beats of a player in a bar, in order. */
    beats: (player: BandInstrument, bar: number) =>
      strokes
        .filter((stroke) => stroke.player === player && stroke.bar === bar)
        .map(({ beat }) => beat)
        .sort((a, b) => a - b),
    /** The expected times of a player's strokes, on the audio clock. */
    times: (player: BandInstrument) =>
      strokes.filter((stroke) => stroke.player === player).map(({ time }) => time),
  };
}
