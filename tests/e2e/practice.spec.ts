import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { middle } from './support/learner.ts';
import { expect, MOTION, test } from './support/test.ts';

test.use(MOTION);

/** Time limit for the first sound, in milliseconds: 1 s on an idle machine, more while other tests run. */
const READY = 10_000;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const length = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Play' }).getByRole('button', { name });
const strip = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
/** A row of the mix with all of its controls, which appear when it is touched. */
const touched = async (page: Page, name: string) => {
  await strip(page, name).getByRole('heading').click();
  return strip(page, name);
};
const openPlace = (page: Page, name: string) => page.getByRole('tab', { name }).click();
/** A player on the stage. */
const player = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Players' }).getByRole('button', { name });
const transport = (page: Page) => page.getByRole('region', { name: 'Play and tempo' });
const tempo = (page: Page) => transport(page).getByRole('textbox');

async function play(page: Page, act: () => Promise<void> = () => button(page, 'Play').click()) {
  await act();
  await expect(button(page, 'Stop')).toBeVisible({ timeout: READY });
  await expect(playhead(page)).toHaveCount(1);
}

/** The current count on the chart. */
const playhead = (page: Page) => page.locator('[data-playhead="count"]:not([hidden])');
/**
 * Waits for a text that is on the page only until the next bar line, which a busy machine may miss.
 * @param act makes the text appear
 */
async function announces(page: Page, words: string, act: () => Promise<void>): Promise<void> {
  await page.evaluate((words) => {
    const seen = new Promise<void>((resolve) => {
      new MutationObserver(() => {
        if (document.body.textContent?.includes(words)) resolve();
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    Object.assign(window, { seen });
  }, words);
  await act();
  await page.evaluate(() => Reflect.get(window, 'seen'));
}
/** The current section of the song. */
const now = (page: Page) =>
  page.getByRole('banner').or(page.locator('[data-practice] > header')).last();

test.describe('on a desk', () => {
  const pressed = (of: Locator) => expect(of).toHaveAttribute('aria-pressed', 'true');
  const released = (of: Locator) => expect(of).toHaveAttribute('aria-pressed', 'false');

  test('Play says that it gets ready until the band is heard; Stop or another tab ends it; single keys play and set the band, leave controls alone and can be switched off', async ({
    page,
    context,
  }) => {
    await page.goto('/practice?count-in=off');
    const labels = await page.evaluate(() => {
      const play = document.querySelector('[aria-label="Play and tempo"] button');
      const seen: string[] = [];
      const note = () => void seen.push(play?.textContent ?? '');
      note();
      if (play) new MutationObserver(note).observe(play, { subtree: true, characterData: true });
      Object.assign(window, { seen });
      return seen;
    });
    expect(labels).toEqual(['Play']);
    await play(page);
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
      'Play',
      'Loading…',
      'Stop',
    ]);
    await expect(now(page)).toContainText('Bar 1 of 4');
    await button(page, 'Stop').click();
    await expect(button(page, 'Play')).toBeVisible();
    await expect(playhead(page)).toHaveCount(0);

    await test.step('Play is the first control after the header', async () => {
      await page.getByRole('button', { name: 'Menu' }).focus();
      await page.keyboard.press('Tab');
      await expect(button(page, 'Play')).toBeFocused();
      await play(page, () => page.keyboard.press('Enter'));
      await page.keyboard.press('Enter');
      await expect(button(page, 'Play')).toBeFocused();
    });

    await test.step('keys leave controls alone', async () => {
      const mute = strip(page, 'Bass').getByRole('button', { name: 'Mute' });
      await mute.focus();
      await page.keyboard.press('Space');
      await pressed(mute);
      await expect(button(page, 'Play')).toBeVisible();
      await tempo(page).focus();
      await page.keyboard.press('1');
      await released(strip(page, 'Requinto').getByRole('button', { name: 'Mute' }));
      await page.keyboard.press('Escape');
    });

    await test.step('single keys play, mute, change rhythm, tempo and loop', async () => {
      await page.mouse.click(5, 5);
      await play(page, () => page.keyboard.press('Space'));
      await page.keyboard.press('4');
      await pressed(strip(page, 'Güira').getByRole('button', { name: 'Mute' }));
      await page.keyboard.press('Shift+Digit5');
      await pressed((await touched(page, 'Bongos')).getByRole('button', { name: 'Solo' }));
      await page.keyboard.press('x');
      await openPlace(page, 'Song');
      await page.mouse.click(5, 5);
      await pressed(page.getByRole('button', { name: /^Mambo/ }));
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Shift+ArrowUp');
      await expect(tempo(page)).toHaveValue('126');
      await page.keyboard.press(']');
      await pressed(length(page, '8 bars'));
      await page.keyboard.press('[');
      await page.keyboard.press('[');
      await pressed(length(page, '2 bars'));
      await page.keyboard.press('Space');
      await expect(button(page, 'Play')).toBeVisible();
    });

    await test.step('keys can be switched off', async () => {
      await page.getByText('More', { exact: true }).click();
      await button(page, 'Shortcuts').focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Shortcuts' })).toBeVisible();
      await page.getByLabel('Use these keys').press('Space');
      await page.keyboard.press('Escape');
      await expect(button(page, 'Shortcuts')).toBeFocused();
      await page.keyboard.press('1');
      await page.keyboard.press('d');
      await page.reload();
      await page.keyboard.press('1');
      await released(strip(page, 'Requinto').getByRole('button', { name: 'Mute' }));
      await openPlace(page, 'Song');
      await pressed(page.getByRole('button', { name: /^Mambo/ }));
    });

    await test.step('only one tab plays: another one stops it, and it says so', async () => {
      const stopped = (tab: Page) => tab.getByText('Stopped: another tab plays');
      await play(page);
      const other = await context.newPage();
      await other.goto('/section/music/lesson/instruments');
      await other.getByRole('button', { name: 'Play The güira alone' }).click();
      await expect(button(page, 'Play')).toBeVisible();
      await expect(stopped(page)).toBeVisible();
      // The sound bar has one as well.
      const pause = other.getByRole('main').getByRole('button', { name: /^Pause/ });
      await expect(pause).toHaveCount(1);

      await play(page);
      await expect(stopped(page)).toBeHidden();
      await expect(pause).toHaveCount(0);
      await expect(stopped(other)).toBeVisible();
    });
  });

  test('a link brings anyone to the same practice, with its sender’s words and pattern', async ({
    page,
    otherDevice,
  }) => {
    await page.goto('/practice?my-guira=D...d...D...d...');
    await (await touched(page, 'Güira')).getByRole('button', { name: 'Solo' }).click();
    await openPlace(page, 'Song');
    await page.getByRole('button', { name: /^Majao/ }).click();
    await page.getByRole('combobox', { name: 'Song' }).selectOption('El camino');
    await tempo(page).fill('96');
    await tempo(page).press('Enter');
    await length(page, '2 bars').click();
    await button(page, 'Save and share').click();
    await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    const words = 'For Thursday: majao at 80 first, then <b>100</b>';
    await page.getByRole('textbox', { name: 'A line for the reader of the link' }).fill(words);
    const link = await page.getByLabel('Link to this practice').inputValue();

    await test.step('it can be saved as MIDI and WAV', async () => {
      const save = async (name: string) => {
        const saving = page.waitForEvent('download');
        await button(page, name).click();
        const file = await saving;
        return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
      };
      const midi = await save('Save MIDI');
      expect(midi.name).toBe('el-camino-majao-96.mid');
      expect(midi.bytes.toString('latin1', 0, 4)).toBe('MThd');
      const wav = await save('Save WAV');
      expect(wav.name).toBe('el-camino-majao-96.wav');
      // Two bars of four counts at 96: 5 s of 48 kHz in 16-bit stereo, to the sample.
      expect(wav.bytes.length).toBe(44 + 5 * 48_000 * 4);
      expect(wav.bytes.subarray(44).some((byte) => byte !== 0)).toBe(true);
    });

    const reader = await otherDevice();
    await reader.goto(link);
    await expect(reader.getByText(words)).toBeVisible();
    await expect(reader.locator('q b')).toHaveCount(0);
    const guira = await touched(reader, 'Güira');
    await pressed(guira.getByRole('button', { name: 'Solo' }));
    // src/practice/settings/settings-query.test.ts covers all other settings.
    await expect(tempo(reader)).toHaveValue('96');

    await test.step('a pattern is the sender’s until it is taken over', async () => {
      await player(reader, 'Güira').click();
      await button(reader, 'Their pattern').click();
      await button(reader, 'Make it mine').click();
      await expect(button(reader, 'Your own pattern')).toBeVisible();
      await expect(reader.getByText('The band plays your pattern')).toBeVisible();
      await reader.keyboard.press('Escape');
    });
    await button(reader, 'Close').click();
    await expect(reader.getByText(words)).toHaveCount(0);
    // The adopted settings are stored on the device.
    await expect(reader).not.toHaveURL(/theirs|words/);
    await reader.reload();
    await player(reader, 'Güira').click();
    await expect(button(reader, 'Your own pattern')).toBeVisible();
  });

  test('a whole song begins at the chosen bar, jumps while it plays, and follows cues', async ({
    page,
  }) => {
    const bar = (number: number) =>
      page.getByRole('gridcell', { name: new RegExp(`^Bar ${number}: `) });
    await page.goto('/practice?loop=form&tempo=60&count-in=off');
    await openPlace(page, 'Song');
    await bar(61).click();
    await play(page);
    // A bar lasts 4 s, so on a busy machine it may be over already.
    await expect(now(page)).toContainText(/Mambo, bar \d+ of 16/);
    await test.step('a press goes to a bar at the next bar line', async () => {
      await announces(page, 'Verse 2 from the next bar', () => bar(41).click());
      await expect(now(page)).toContainText(/Verse 2, bar \d of 8/, { timeout: 20_000 });
      await expect(page.getByRole('grid').locator('[aria-current=true]')).toHaveCount(1);
    });
    await test.step('a part is repeated, and the chart shows its bars alone', async () => {
      await button(page, 'Repeat this part').click();
      await expect(page).toHaveURL(/section=6/);
      const shown = page.getByRole('group', { name: /^Bar \d+ of 8/ });
      await expect(shown.first()).toBeAttached();
      await expect(page.getByText('Repeated: 8 bars, 41 to 48')).toBeVisible();
    });
    await test.step('a cue by key and by button', async () => {
      await announces(page, 'A corte in the next bar', () => page.keyboard.press('c'));
      await announces(page, 'Mambo from the next bar', () => button(page, 'Mambo now').click());
      await expect(now(page)).toContainText(/Mambo, bar \d+ of 16/, { timeout: 20_000 });
      await expect(page).not.toHaveURL(/section=/);
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('a thumb plays, mixes and taps the tempo; Play stays in sight', async ({ page }) => {
    await page.goto('/practice?count-in=off&bass=v50');
    await play(page, () => button(page, 'Play').tap());
    await page.getByRole('tab', { name: 'Mix' }).tap();
    await strip(page, 'Bongos').getByRole('button', { name: 'Mute' }).tap();
    await expect(strip(page, 'Bongos').getByRole('button', { name: 'Mute' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    // A double tap resets a slider.
    const volume = strip(page, 'Bass').getByRole('slider', { name: 'Volume' });
    await expect(volume).toHaveAttribute('aria-valuetext', '−6 dB');
    await volume.scrollIntoViewIfNeeded();
    const { x, y } = await middle(volume);
    // Both are sent together: on a busy machine, a response can take longer than the limit for a double tap.
    await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)]);
    await expect(volume).toHaveAttribute('aria-valuetext', '0 dB');
    await expect(button(page, 'Stop')).toBeInViewport();
    const { height } = (await transport(page).boundingBox()) ?? { height: 0 };
    expect(height).toBeLessThan(0.16 * 640);
    await button(page, 'Stop').tap();
    await page.getByRole('tab', { name: 'Train' }).tap();
    for (let taps = 0; taps < 2; taps++) await button(page, 'Tap tempo').tap();
    await expect(tempo(page)).not.toHaveValue('120');
    // Announced once the taps have ended.
    await expect(page.getByRole('status').getByText(/^\d+ counts a minute$/)).toBeAttached();
    // Hints for keys appear only once a keyboard is used.
    await page.getByRole('tab', { name: 'Song' }).tap();
    await page.getByText('More', { exact: true }).tap();
    await expect(button(page, 'Play it another way')).toBeVisible();
    await expect(button(page, 'Shortcuts')).toBeHidden();
    await page.keyboard.press('Shift');
    await expect(button(page, 'Shortcuts')).toBeVisible();
  });
});

test.describe('on a phone of 390 by 800', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('the first screen is all there is, with few controls; majao, bongos muted, 100, four bars, faster by 5 every 8 bars: at most 8 taps, each on what is in sight', async ({
    page,
  }) => {
    await page.goto('/practice');
    const first = await page.evaluate(countControls);
    expect(first.high).toBeLessThanOrEqual(800);
    expect(first.inView).toBeLessThanOrEqual(30);
    expect(first.inAll).toBeLessThanOrEqual(60);
    /** A hold counts as one; choosing from a list as two. */
    let taps = 0;
    const tap = async (control: Locator) => {
      await expect(control).toBeInViewport({ ratio: 1 });
      await control.tap();
      taps += 1;
    };
    await page.getByRole('combobox', { name: 'I play' }).selectOption('bongos');
    taps += 2;
    // Hold the button until the tempo is reached.
    await button(page, '1 slower').evaluate(async (slower) => {
      const at = { bubbles: true, isPrimary: true, button: 0 };
      const figure = document.querySelector<HTMLInputElement>('[inputmode="decimal"]');
      slower.dispatchEvent(new PointerEvent('pointerdown', at));
      while (figure && Number(figure.value) > 100) await new Promise(requestAnimationFrame);
      slower.dispatchEvent(new PointerEvent('pointerup', at));
    });
    taps += 1;
    await expect(tempo(page)).toHaveValue('100');
    await tap(page.getByRole('tab', { name: 'Song' }));
    await tap(page.getByRole('button', { name: /^Majao/ }));
    await tap(page.getByRole('tab', { name: 'Train' }));
    await tap(page.getByRole('checkbox', { name: 'Raise the tempo' }));
    await expect(page).toHaveURL(
      '/practice?rhythm=majao&tempo=100&mine=bongos&bongos=mute&ramp=5-8-140',
    );
    expect(taps).toBeLessThanOrEqual(8);

    await test.step('no place scrolls, nor has many controls', async () => {
      await page.goto('/practice?rhythm=derecho');
      await expectFewControls(page, 30, '');
    });
  });
});

test('at 1440 by 900 no place has more than 34 controls in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/practice?loop=8&click=on&count-in=off');
  await expectFewControls(page, 34, 'before Play');
  await page.goto('/practice?loop=form&click=on&count-in=off');
  await play(page);
  await expectFewControls(page, 34, 'while it plays');
  await button(page, 'Stop').click();
  await expectFewControls(page, 34, 'after Stop');
});

/** Expects every tab to fit in the window, with a limited number of controls. */
async function expectFewControls(page: Page, most: number, state: string): Promise<void> {
  for (const place of ['Mix', 'Song', 'Train', 'Play along']) {
    await openPlace(page, place);
    await expect(page.getByRole('tabpanel', { name: place })).toBeVisible();
    await expect(page.locator('[data-lazy-placeholder]')).toHaveCount(0);
    // The row that was touched last shows more controls.
    if (place === 'Mix') await touched(page, 'Bass');
    const { inView, high } = await page.evaluate(countControls);
    expect(inView, `${place} ${state}`).toBeLessThanOrEqual(most);
    expect(high, `${place} ${state}`).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  }
}

/** The number of controls on the page and in view, and the height of the page (px). Runs in the page. */
function countControls() {
  const all = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')];
  const inView = all.filter((control) => {
    const { width, top, bottom } = control.getBoundingClientRect();
    const isShown = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isShown && width > 2 && bottom > 0 && top < innerHeight;
  });
  const high = document.documentElement.scrollHeight;
  return { inAll: all.length, inView: inView.length, high };
}

const RUN_SCREENS = [
  [320, 640],
  [1366, 768],
] as const;

// tests/browser/play-along.test.tsx checks that the pad uses F.
test('a run of taps fits every screen', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('tap_calibration_key', '0.0000 0.0100 0.0000 24.0000');
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/practice?count-in=off');
  await openPlace(page, 'Play along');
  await page.getByText(/^The counts, by/).click();
  await button(page, 'The güira').click();
  for (const [width, height] of RUN_SCREENS) {
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await button(page, 'Start a run').click();
      await expect(page.getByRole('button', { name: /^The güira Press/ })).toBeVisible({
        timeout: READY,
      });
      const isPhone = width < 1200;
      const pad = page.locator('[data-tap-pad]');
      const lane = page.getByRole('region', {
        name: isPhone ? 'What you tap' : 'What the band plays',
      });
      for (const part of [lane, pad, page.locator('[data-tap-strip]'), transport(page)]) {
        await expect(part).toBeInViewport({ ratio: 0.99 });
      }
      const box = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, height: 0 };
      const [above, below] = [await box(lane), await box(pad)];
      expect(below.height).toBeGreaterThan(100);
      if (!isPhone) return;
      // One lane directly above the pad, and the settings are collapsed.
      const lanes = await lane
        .locator('[data-lane]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('data-lane')));
      expect(new Set(lanes)).toEqual(new Set(['guira']));
      expect(below.y - (above.y + above.height)).toBeGreaterThanOrEqual(0);
      expect(below.y - (above.y + above.height)).toBeLessThan(40);
      const strip = await box(page.locator('[data-tap-strip]'));
      expect(strip.y + strip.height).toBeLessThanOrEqual((await box(transport(page))).y);
      await expect(button(page, 'The güira')).toHaveCount(0);
      await button(page, 'End the run').click();
      await expect(lane).toHaveCount(0);
      await expect(page.getByText('The güira, by')).toBeVisible();
      await button(page, 'Stop').first().click();
    });
  }
});
