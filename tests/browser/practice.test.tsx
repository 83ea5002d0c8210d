import '#src/ui/base.css';
import axe from 'axe-core';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { engine } from '#audio/engine/engine.ts';
import { Practice } from '#src/practice/practice.tsx';
import { REFUSAL_TEXT } from '#src/sound/taps/refusal.ts';

const show = (query = '') => {
  history.replaceState(null, '', `${location.pathname}?${query}`);
  return render(
    <StrictMode>
      <main data-color="teal" style={{ marginInline: 'var(--gutter)' }}>
        <h1>Play with the band</h1>
        <Practice />
      </main>
    </StrictMode>,
  );
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const strip = (name: string) => page.getByRole('group', { name, exact: true });
const inStrip = (player: string, name: string) =>
  strip(player).getByRole('button', { name, exact: true });
const tempo = () => page.getByRole('region', { name: 'Play and tempo' }).getByRole('textbox');
/** The players whose lights go on from here on: a set that grows. */
function lights(): Set<string> {
  const names = new Set<string>();
  const { animate } = Element.prototype;
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, ...args) {
    const name = this.closest('[role=group]')?.querySelector('h3')?.textContent;
    if (name) names.add(name);
    return animate.apply(this, args);
  });
  return names;
}
const litCount = () => document.querySelector('[data-lit]')?.textContent ?? null;

beforeEach(async () => {
  document.documentElement.classList.remove('dark');
  localStorage.clear();
  await page.viewport(1440, 900);
  // An emulation of another test file lasts as long as the tab.
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'no-preference' }],
  });
});

/** Starts without a count-in. */
async function play(query = '') {
  const screen = await show(`count-in=off&${query}`);
  await button('Play').click();
  await expect.element(button('Stop')).toBeVisible();
  await expect.poll(() => engine.output.status).toBe('audible');
  return screen;
}

describe('transport', () => {
  test('the band is heard and counted; Stop silences it', async () => {
    await play('tempo=160');
    await expect.element(page.getByText('Bar 1 of 4')).toBeVisible();
    await expect.poll(litCount).toBe('2');
    await expect.poll(litCount).toBe('3');
    await button('Stop').click();
    await expect.element(button('Play')).toBeVisible();
    await expect.poll(litCount).toBeNull();
  });

  test('leaving the page stops the band', async () => {
    const screen = await play();
    await screen.unmount();
    await show('tempo=99');
    await expect.element(button('Play')).toBeVisible();
    expect(litCount()).toBeNull();
  });

  test('the tempo can be typed; what is no tempo changes nothing', async () => {
    await show();
    await userEvent.fill(tempo(), '96');
    await userEvent.keyboard('{Enter}');
    await expect.element(tempo()).toHaveValue('96');
    await userEvent.fill(tempo(), '300');
    await userEvent.keyboard('{Enter}');
    await expect.element(tempo()).toHaveValue('160');
    await expect.element(page.getByText('160 is the fastest tempo.')).toBeVisible();
    await expect.element(tempo()).toHaveAccessibleDescription('160 is the fastest tempo.');
    await userEvent.fill(tempo(), '1e2');
    await userEvent.tab();
    await expect.element(tempo()).toHaveValue('160');
    await expect.element(page.getByText('“1e2” is not a number.')).toBeVisible();
    await userEvent.fill(tempo(), '');
    await userEvent.tab();
    await expect.element(tempo()).toHaveValue('160');
    await tempo().click();
    await userEvent.keyboard('{ArrowDown}{PageDown}');
    await expect.element(tempo()).toHaveValue('154');
    await userEvent.keyboard('7{Escape}');
    await expect.element(tempo()).toHaveValue('154');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect.element(tempo()).toHaveValue('149');
    const slider = page.getByRole('slider', { name: 'Tempo' });
    slider.element().focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowLeft}');
    await expect.element(tempo()).toHaveValue('153');
    await expect.element(slider).toHaveAttribute('aria-valuetext', '153 counts a minute');
    await expect.element(page.getByText('is not a number')).not.toBeInTheDocument();
  });
});

describe('strips', () => {
  test('a strip shines with the strokes of its player, and with no other', async () => {
    const lit = lights();
    await play('tempo=160&rhythm=mambo&guira=solo');
    await expect.poll(() => litCount()).toBe('5');
    expect([...lit]).toEqual(['Güira']);
    await inStrip('Güira', 'Solo').click();
    await expect.poll(() => lit.has('Bongos')).toBe(true);
    vi.restoreAllMocks();
  });

  test('solos add up, leave mutes alone and spare the click', async () => {
    await show('click=on');
    const isHeard = (name: string) =>
      expect.poll(() => strip(name).element().querySelector('[data-heard=true]') !== null);
    const heard = (name: string) => isHeard(name).toBe(true);
    const silent = (name: string) => isHeard(name).toBe(false);
    await inStrip('Bass', 'Mute').click();
    await inStrip('Bass', 'Solo').click();
    await inStrip('Güira', 'Solo').click();
    await silent('Bass');
    await heard('Güira');
    await silent('Requinto');
    await heard('Click');
    await inStrip('Bass', 'Mute').click();
    await heard('Bass');
    await button('Reset the mixer').click();
    await heard('Requinto');
    await silent('Click');
  });

  test('sliders say what they are set to', async () => {
    await show();
    const slider = (name: string) => strip('Bongos').getByRole('slider', { name });
    await expect.element(slider('Volume')).toHaveAttribute('aria-valuetext', '100 percent');
    await expect.element(slider('Pan')).toHaveAttribute('aria-valuetext', '25 left');
    await userEvent.fill(slider('Pan'), '0');
    await expect.element(slider('Pan')).toHaveAttribute('aria-valuetext', 'centre');
  });
});

describe('the address', () => {
  test('follows what is set, and is where it starts again', async () => {
    const screen = await show('rhythm=majao&tempo=88');
    await expect.element(tempo()).toHaveValue('88');
    await inStrip('Segunda', 'Mute').click();
    await expect.poll(() => location.search).toBe('?rhythm=majao&tempo=88&segunda=mute');
    await screen.unmount();
    await show();
    await expect.element(tempo()).toHaveValue('88');
    await expect.element(inStrip('Segunda', 'Mute')).toHaveAttribute('aria-pressed', 'true');
  });

  test('loses what is invalid in it, and keeps the rest', async () => {
    await show('rhythm=polka&tempo=1000&loop=8&section=3&guira=loud');
    await expect.element(tempo()).toHaveValue('120');
    await expect.poll(() => location.search).toBe('?rhythm=derecho&loop=8');
    await expect
      .element(page.getByRole('group', { name: 'Play' }).getByRole('button', { name: '8 bars' }))
      .toHaveAttribute('aria-pressed', 'true');
  });
});

test('a run of taps is not scored when the tempo is changed in it', async () => {
  localStorage.setItem('tap_calibration_key', '0.0000 0.0100 0.0000 24.0000');
  await show('count-in=off&tempo=140');
  await button('Start a run').click();
  await expect.element(page.getByRole('button', { name: /^The counts Press/ })).toBeVisible();
  await inStrip('Bass', 'Mute').click();
  await expect.element(button('End the run')).toBeVisible();
  await button('1 faster').click();
  await expect.element(page.getByText(REFUSAL_TEXT.changed)).toBeVisible();
  await expect.element(button('Start a run')).toBeVisible();
});

test('on a phone a run shows one lane right above the pad, and folds the set-up', async () => {
  await page.viewport(390, 800);
  localStorage.setItem('tap_calibration_key', '0.0000 0.0100 0.0000 24.0000');
  await show('count-in=off');
  await button('The güira').click();
  await button('Start a run').click();
  const lane = page.getByRole('region', { name: 'What you tap' });
  await expect.element(lane).toBeVisible();
  await expect.element(button('The güira')).not.toBeInTheDocument();
  const lanes = [...lane.element().querySelectorAll('[data-lane]')];
  expect(new Set(lanes.map((each) => each.getAttribute('data-lane')))).toEqual(new Set(['guira']));
  const pad = document.querySelector('[data-tap-pad]') as Element;
  const gap = pad.getBoundingClientRect().top - lane.element().getBoundingClientRect().bottom;
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(40);
  expect(lane.element().getBoundingClientRect().top).toBeGreaterThan(0);
  expect(pad.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  await button('End the run').click();
  await expect.element(lane).not.toBeInTheDocument();
  await expect.element(button('The güira')).toBeVisible();
});

test('takes go forward and back', async () => {
  await show('take=99');
  await button('Play it another way').click();
  await expect.element(page.getByText('Version 1', { exact: true })).toBeVisible();
  await button('Previous version').click();
  await expect.element(page.getByText('Version 99', { exact: true })).toBeVisible();
});

test('a key says why it cannot set the rhythm of a song', async () => {
  await show('loop=form');
  await userEvent.keyboard('x');
  const said = () =>
    page
      .getByRole('status')
      .elements()
      .map((status) => status.textContent);
  await expect.poll(said).toContain('In the whole song the rhythm changes by itself');
});

test('saving and deleting presets keeps the focus in the dialog', async () => {
  await show();
  await button('Save and share').click();
  const field = page.getByRole('textbox', { name: 'Name of the preset' });
  await field.fill('First');
  await userEvent.keyboard('{Enter}');
  await expect.element(button('First')).toBeVisible();
  await expect.element(page.getByText('“First” is saved.')).toBeVisible();
  await field.fill('Second');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Second')).toBeVisible();
  await expect.element(button('Save')).toHaveFocus();
  // With the same settings there is nothing to replace.
  await field.fill('Second');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('');
  await button('Delete First').click();
  await expect.element(button('First')).not.toBeInTheDocument();
  await expect.element(button('Second')).toHaveFocus();
  await button('Second').click();
  await expect.element(page.getByText('“Second” is set.')).toBeVisible();
  await button('Delete Second').click();
  await expect.element(page.getByText('“Second” is deleted.')).toBeVisible();
  await expect.element(field).toHaveFocus();
});

test('a preset is replaced only after a question', async () => {
  await show('tempo=80');
  const share = button('Save and share');
  const field = page.getByRole('textbox', { name: 'Name of the preset' });
  const save = async () => {
    await share.click();
    await field.fill('Slow');
    await userEvent.keyboard('{Enter}');
  };
  const stored = () => localStorage.getItem('practice_presets');
  await save();
  await expect.poll(stored).toContain('tempo=80');
  await button('Close').click();
  await button('1 faster').click();
  await save();
  await expect.element(page.getByText('There is a preset “Slow” already.')).toBeVisible();
  await expect.element(button('Keep it')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('Slow');
  expect(stored()).toContain('tempo=80');
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Keep it')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  await expect.element(field).toHaveFocus();
  expect(stored()).toContain('tempo=81');
  expect(stored()).not.toContain('tempo=80');
});

test.each(['light', 'dark'])('passes axe with its dialogs open, %s', async (theme) => {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  await show('loop=form&section=2&guira=mute&bass=solo');
  for (const name of ['Save and share', 'Shortcuts']) {
    await button(name).click();
    await expect.element(page.getByRole('dialog', { name })).toBeVisible();
    // While it appears, its colours are in between. An animation that is cancelled is over as well.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const { violations } = await axe.run();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    await button('Close').click();
  }
});
