import { useEffect, useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TEMPO } from '#audio/music/tempo.ts';
import { usePracticeTime } from '#src/practice/practice-notices.tsx';
import { usePractice, usePracticeStore } from '#src/practice/practice-store.ts';
import { PracticeDays } from '#src/practice/trainer/practice-days.tsx';
import { logPractice } from '#src/practice/trainer/practice-log.ts';
import { INITIAL_TRAINER, type TrainerSettings } from '#src/practice/trainer/settings.ts';
import { Trainer } from '#src/practice/trainer/trainer.tsx';
import { expectNoViolations } from '#tests/support/axe.ts';
import { expectToFit } from '#tests/support/fit.ts';

let latest: TrainerSettings;

async function show(initial: TrainerSettings = INITIAL_TRAINER) {
  function Page({ playing }: { playing: boolean }) {
    usePracticeTime(playing);
    const store = usePracticeStore();
    const [isSet, setIsSet] = useState(false);
    useEffect(() => {
      store.change({ trainer: initial });
      setIsSet(true);
    }, [store]);
    latest = usePractice(store, ({ settings }) => settings.trainer);
    return (
      <main style={{ marginInline: 'var(--gutter)' }}>
        <h1>Practice</h1>
        {isSet && <Trainer store={store} />}
        <PracticeDays />
      </main>
    );
  }
  const screen = await render(<Page playing={false} />);
  await expect.element(box('Raise the tempo')).toBeVisible();
  return { play: (playing: boolean) => screen.rerender(<Page playing={playing} />) };
}

const box = (name: string) => page.getByRole('checkbox', { name });
const number = (name: string) => page.getByRole('spinbutton', { name });

describe('settings', () => {
  test('are switched on with useful numbers, and keep them when off', async () => {
    await show();
    await expect.element(page.getByText('By 5 every 8 bars, up to 140.')).toBeVisible();
    await expect.element(number('Bars between increases')).not.toBeInTheDocument();
    await box('Raise the tempo').click();
    expect(latest.ramp).toEqual({ by: 5, every: 8, to: 140 });
    await number('Bars between increases').fill('4');
    await box('Raise the tempo').click();
    expect(latest.ramp).toBeNull();
    await box('Raise the tempo').click();
    expect(latest.ramp).toEqual({ by: 5, every: 4, to: 140 });
  });

  test('a number is typed freely, or stepped by a thumb, and kept within its limits', async () => {
    await show({ ...INITIAL_TRAINER, ramp: { by: 5, every: 8, to: TEMPO.fastest - 5 } });
    const step = (name: string) =>
      document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();
    step('Highest tempo in counts a minute: more');
    await expect.poll(() => latest.ramp?.to).toBe(TEMPO.fastest);
    step('Highest tempo in counts a minute: more');
    step('Bars between increases: less');
    await expect.poll(() => latest.ramp).toEqual({ by: 5, every: 7, to: TEMPO.fastest });
    const to = number('Highest tempo in counts a minute');
    await to.fill('1');
    expect(latest.ramp?.to).toBe(TEMPO.fastest);
    await userEvent.keyboard('50');
    expect(latest.ramp?.to).toBe(150);
    await to.fill('300');
    await userEvent.keyboard('{Tab}');
    expect(latest.ramp?.to).toBe(TEMPO.fastest);
    await expect.element(to).toHaveValue(TEMPO.fastest);
    await to.fill('');
    await userEvent.keyboard('{Tab}');
    await expect.element(to).toHaveValue(TEMPO.fastest);
  });

  test('silent bars come at the end of a group or at random', async () => {
    await show();
    await box('Silent bars').click();
    await page.getByRole('combobox', { name: 'Which bar is silent' }).selectOptions('At random');
    await number('Silence one bar in every').fill('6');
    expect(latest).toEqual({ ...INITIAL_TRAINER, silent: { kind: 'random', bars: 6 } });
  });
});

describe('the practice log', () => {
  test('counts time while the band plays only', async () => {
    vi.useFakeTimers({
      toFake: ['performance', 'setInterval', 'clearInterval', 'Date'],
      // Not shortly before midnight: the next day's log starts at 0.
      now: new Date(2026, 5, 1, 12),
    });
    onTestFinished(() => void vi.useRealTimers());
    const { play } = await show();
    vi.advanceTimersByTime(300_000);
    await expect.element(page.getByText(/^0 minutes practised today/)).toBeVisible();
    await play(true);
    vi.advanceTimersByTime(150_000);
    await play(false);
    vi.advanceTimersByTime(300_000);
    await expect.element(page.getByText(/^3 minutes practised today/)).toBeVisible();
  });

  test('has a bar and words for each of 14 days', async () => {
    logPractice(20 * 60, new Date());
    await show();
    const days = page.getByRole('list', { name: /two weeks/ }).getByRole('listitem');
    expect(days.elements()).toHaveLength(14);
    const today = new Date().toLocaleDateString('en-US', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    });
    await expect.element(days.last()).toHaveTextContent(`${today}: 20 minutes${today[0]}`);
    const heights = days
      .elements()
      .map((day) => day.querySelector('[aria-hidden]')?.getBoundingClientRect().height ?? 0);
    expect(heights.at(-1)).toBeGreaterThan(10 * (heights[0] ?? 0));
  });
});

test.each([320, 1920])('%i px wide: no overflow, large targets, no violation', async (width) => {
  await page.viewport(width, 900);
  await show({
    ramp: { by: 5, every: 8, to: 140 },
    silent: { kind: 'random', bars: 4 },
    flash: true,
  });
  expectToFit(document.querySelectorAll('label, select, input[type=number]'));
  await expectNoViolations();
});
