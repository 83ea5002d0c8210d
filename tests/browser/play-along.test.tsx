import '#src/ui/base.css';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { engine } from '#audio/engine/engine.ts';
import { heardOutput } from '#audio/engine/output/heard-output.ts';
import { seededRandom } from '#audio/music/random.ts';
import { TapMarks } from '#src/practice/play-along/tap/tap-marks.ts';
import { CALIBRATIONS } from '#src/sound/taps/calibration-store.ts';
import { expectNoViolations } from '#tests/support/axe.ts';
import { showPlayAlong } from '#tests/support/play-along-page.tsx';
import { blockMainThread } from '#tests/support/recorder.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const pad = () => document.querySelector('[data-tap-pad]') as HTMLElement;
const frame = () => new Promise(requestAnimationFrame);

/** Seconds of `performance.now()` minus the context time that is heard: the mean of many reports. */
async function outputOffset(): Promise<number> {
  await engine.ready();
  const context = engine.output.bus?.context as AudioContext;
  const offsets: number[] = [];
  while (offsets.length < 60) {
    await frame();
    const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp();
    if (contextTime > 0) offsets.push(performanceTime / 1000 - contextTime);
  }
  return offsets.reduce((sum, one) => sum + one, 0) / offsets.length;
}

/** When an engine time is heard, in milliseconds of `performance.now()`. */
type HeardAt = (time: number) => number;

/**
 * Runs a measurement, and again if the audio device ran dry meanwhile: from then on everything is heard
 * later than before, and nothing has been measured.
 */
async function steadily(measure: (heardAt: HeardAt) => Promise<void>): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const offset = await outputOffset();
    let failure: unknown;
    await measure((time) => (engine.output.clock.toAudioTime(time) + offset) * 1000).catch(
      (error) => {
        failure = error;
      },
    );
    if (Math.abs((await outputOffset()) - offset) < 0.001 || attempt === 3) {
      if (failure) throw failure;
      return;
    }
    await cleanup();
    localStorage.clear();
  }
}

/** Where the pad's middle is in the whole tab: tests run in a scaled frame. */
function padPoint() {
  const box = pad().getBoundingClientRect();
  const outer = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const scale = outer.width > 0 ? outer.width / window.innerWidth : 1;
  return {
    x: outer.left + (box.left + box.width / 2) * scale,
    y: outer.top + (box.top + box.height / 2) * scale,
  };
}

/** Sends the browser a tap that happened at a time of `performance.now()`, in milliseconds. */
async function inject(kind: 'key' | 'mouse', at: number): Promise<void> {
  while (performance.now() < at) await new Promise((resolve) => setTimeout(resolve, 1));
  const timestamp = (performance.timeOrigin + at) / 1000;
  const { x, y } = padPoint();
  if (kind === 'key') {
    const key = { key: 'j', code: 'KeyJ', text: 'j', timestamp };
    await cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
    await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  } else {
    const click = { x, y, button: 'left', clickCount: 1, timestamp } as const;
    await cdp().send('Input.dispatchMouseEvent', { type: 'mousePressed', ...click });
    await cdp().send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...click });
  }
}

/** A steady hand: deviations in milliseconds, always the same. */
const hand = seededRandom('hand');
const deviation = () => 30 * (hand() - 0.5);

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(800, 900);
});

test('its key and F have no other use before a run, while it is in sight', async () => {
  await showPlayAlong();
  const press = () =>
    ['j', 'f'].map((key) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
      return event.defaultPrevented;
    });
  pad().scrollIntoView();
  expect(press()).toEqual([true, true]);
  document.body.style.paddingTop = '200vh';
  window.scrollTo(0, 0);
  expect(press()).toEqual([false, false]);
  document.body.style.paddingTop = '';
});

test('who tapped by F is told once that J does, and a key that is pressed says so', async () => {
  localStorage.setItem('tap_key', 'f');
  await showPlayAlong();
  const notice = page.getByText(/^A run starts at once now/);
  await expect.element(notice).toBeInTheDocument();
  await expect.element(page.getByText(/^Tap J anywhere on the page/)).toBeVisible();
  notice.element().scrollIntoView();
  await expect.poll(() => localStorage.getItem('tap_change_told')).toBe('yes');
  await expect.element(notice).toBeVisible();
  await cleanup();
  await showPlayAlong();
  await expect.element(page.getByText(/^Tap J anywhere on the page/)).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
});

test('offers no keys that are switched off', async () => {
  await showPlayAlong({ singleKeys: false });
  await expect.element(page.getByText(/^Single keys are switched off/)).toBeVisible();
  await expect.element(page.getByText(/Tap J/)).not.toBeInTheDocument();
});

test('says for whom a run waits', async () => {
  const nobody = () => () => {};
  await showPlayAlong({
    band: { playback: () => null, subscribe: nobody, presenceOf: () => 'loading' },
    onPlay: () => {},
  });
  CALIBRATIONS.of('mouse').write({ offset: 0, spread: 0.01, report: 0.02, taps: 24 });
  await button('Mouse').click();
  await button('Start a run').click();
  const waits = page.getByText(/^The run begins when/);
  await expect.element(button('End the run')).toBeVisible();
  await expect.element(waits).not.toBeInTheDocument();
  await button('End the run').click();
  await button('The güira').click();
  await button('Start a run').click();
  await expect.element(waits).toHaveTextContent('when the güira comes in');
});

// tests/e2e/play-along.spec.ts calibrates, and taps by key and by touch.
test('judges taps by mouse to within 3 ms', { timeout: 240_000 }, () =>
  steadily(async (heardAt) => {
    const marks = new TapMarks();
    const { band, stop } = await showPlayAlong({ marks });
    const report = heardOutput.latency() ?? 0.02;
    CALIBRATIONS.of('mouse').write({ offset: 0, spread: 0.01, report, taps: 24 });
    await button('Mouse').click();
    await button('4-bar run').click();
    await button('Start a run').click();
    await expect.poll(() => band.playback()?.position ?? null, { timeout: 15_000 }).not.toBeNull();
    const playback = band.playback();
    const deviations: number[] = [];
    for (let beat = 0; beat < 16; beat++) {
      const late = deviation();
      deviations.push(late / 1000);
      if (beat % 4 === 2) blockMainThread(200);
      await inject('mouse', heardAt(playback?.timeOf(beat) ?? 0) + late);
    }
    await expect
      .poll(() => document.querySelector('[data-run-result]'), { timeout: 15_000 })
      .not.toBeNull();
    stop();
    const hits = marks.all.filter((mark) => mark.kind === 'hit');
    expect(hits.map(({ beat }) => beat)).toEqual(Array.from({ length: 16 }, (_, beat) => beat));
    const errors = hits.map(({ late }, index) => late - (deviations[index] ?? 0));
    expect(Math.max(...errors.map(Math.abs))).toBeLessThan(0.003);
    await expect.element(page.getByText(/^16 of 16 hit, on average/)).toBeInTheDocument();
  }),
);

describe('says why it does not judge', () => {
  test('without a MIDI device, or the permission, or MIDI itself', async () => {
    const request = vi.spyOn(navigator, 'requestMIDIAccess');
    request.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await showPlayAlong();
    expect(request).not.toHaveBeenCalled();
    await button('MIDI pad').click();
    await expect.element(page.getByText(/^MIDI was not allowed/)).toBeVisible();
    request.mockResolvedValueOnce({ inputs: new Map() } as unknown as MIDIAccess);
    await button('MIDI pad').click();
    await expect.element(page.getByText(/^No MIDI device is connected/)).toBeVisible();
    request.mockRestore();
  });
});

test.each([320, 1920])('%i px wide: no overflow, large targets, no violation', async (width) => {
  await page.viewport(width, 900);
  await showPlayAlong({ ownLanes: ['bass', 'requinto'] });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  for (const control of document.querySelectorAll('button')) {
    expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
  await expectNoViolations();
});
