import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TEMPO } from '#audio/music/tempo.ts';
import { PracticePage } from '#src/practice/practice-page.tsx';
import { expectNoViolations } from '#tests/support/axe.ts';
import { inPage } from '#tests/support/in-page.tsx';

const show = (query = '') => {
  history.replaceState(null, '', `${location.pathname}?${query}`);
  return render(inPage(<PracticePage />));
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const strip = (name: string) => page.getByRole('group', { name, exact: true });
const inStrip = (player: string, name: string) =>
  strip(player).getByRole('button', { name, exact: true });
/** Touches a row of the mix, which then shows all of its controls. */
const touch = (player: string) => strip(player).getByRole('heading').click();
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const tempo = () => page.getByRole('region', { name: 'Play and tempo' }).getByRole('textbox');

beforeEach(() => page.viewport(1440, 900));

describe('transport', () => {
  test('the tempo can be typed, and set by arrows and by its slider; what is no tempo changes nothing', async () => {
    await show();
    await userEvent.fill(tempo(), '300');
    await userEvent.keyboard('{Enter}');
    await expect.element(tempo()).toHaveValue(`${TEMPO.fastest}`);
    await expect
      .element(tempo())
      .toHaveAccessibleDescription(`${TEMPO.fastest} is the fastest tempo.`);
    await userEvent.fill(tempo(), '1e2');
    await userEvent.tab();
    await expect.element(tempo()).toHaveValue(`${TEMPO.fastest}`);
    await expect.element(page.getByText('“1e2” is not a number.')).toBeVisible();
    await userEvent.fill(tempo(), '');
    await userEvent.tab();
    await expect.element(tempo()).toHaveValue(`${TEMPO.fastest}`);
    await tempo().click();
    await userEvent.keyboard('{ArrowDown}{PageDown}7{Escape}');
    await expect.element(tempo()).toHaveValue('154');
    await tab('Train').click();
    await page.getByText('More', { exact: true }).click();
    const slider = page.getByRole('slider', { name: 'Tempo' });
    await expect.element(slider).toBeEnabled();
    slider.element().focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowLeft}');
    await expect.element(tempo()).toHaveValue('158');
    await expect.element(slider).toHaveAttribute('aria-valuetext', '158 counts a minute');
    await expect.element(page.getByText('is not a number')).not.toBeInTheDocument();
  });
});

describe('strips', () => {
  test('sliders say what they are set to', async () => {
    await show('bongos=v50');
    const slider = (name: string) => strip('Bongos').getByRole('slider', { name });
    await expect.element(slider('Volume')).toHaveAttribute('aria-valuetext', '−6 dB');
    await userEvent.fill(slider('Volume'), '150');
    await expect.element(slider('Volume')).toHaveAttribute('aria-valuetext', '+4 dB');
    await touch('Bongos');
    await expect.element(slider('Pan')).toHaveAttribute('aria-valuetext', '25 left');
    await userEvent.fill(slider('Pan'), '0');
    await expect.element(slider('Pan')).toHaveAttribute('aria-valuetext', 'centre');
    // A double tap on a volume: tests/e2e/practice.spec.ts.
    await slider('Pan').dblClick();
    await expect.element(slider('Pan')).toHaveAttribute('aria-valuetext', '25 left');
  });

  test('solo and pan are those of the row that was touched last, also by keyboard', async () => {
    await show();
    await touch('Bass');
    await expect.element(inStrip('Bass', 'Solo')).toBeVisible();
    await inStrip('Güira', 'Mute').click();
    await expect.element(inStrip('Güira', 'Mute')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(inStrip('Güira', 'Solo')).toBeVisible();
    await expect.element(inStrip('Bass', 'Solo')).not.toBeInTheDocument();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect.element(inStrip('Requinto', 'Solo')).toBeVisible();
  });
});

test('the address loses what is invalid in it, and keeps the rest; versions go forward and back', async () => {
  await show('rhythm=polka&tempo=1000&loop=8&section=3&guira=loud&take=98');
  await expect.poll(() => location.search).toBe('?rhythm=derecho&take=98&loop=8');
  await tab('Song').click();
  await expect
    .element(page.getByRole('group', { name: 'Play' }).getByRole('button', { name: '8 bars' }))
    .toHaveAttribute('aria-pressed', 'true');
  await page.getByText('More', { exact: true }).click();
  await button('Play it another way').click();
  await expect.element(page.getByText('Version 99', { exact: true })).toBeVisible();
  await button('Previous version').click();
  await expect.element(page.getByText('Version 98', { exact: true })).toBeVisible();
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

test('presets are saved, replaced after a question, and deleted; the focus stays in the dialog', async () => {
  await show('tempo=80');
  await tab('Song').click();
  const field = page.getByRole('textbox', { name: 'Name of the preset' });
  const stored = () => localStorage.getItem('practice_presets');
  const save = async (name: string) => {
    await field.fill(name);
    await userEvent.keyboard('{Enter}');
  };
  await button('Save and share').click();
  await save('First');
  await expect.element(page.getByText('“First” is saved.')).toBeVisible();
  await field.fill('Slow');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Slow')).toBeVisible();
  await expect.element(button('Save')).toHaveFocus();
  // With the same settings there is nothing to overwrite.
  await save('Slow');
  await expect.element(field).toHaveValue('');
  await button('Delete First').click();
  await expect.element(button('First')).not.toBeInTheDocument();
  await expect.element(button('Slow')).toHaveFocus();
  expect(stored()).toContain('tempo=80');

  await button('Close').click();
  await button('1 faster').click();
  await button('Save and share').click();
  await save('Slow');
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

  await button('Slow').click();
  await expect.element(page.getByText('“Slow” is set.')).toBeVisible();
  await button('Delete Slow').click();
  await expect.element(page.getByText('“Slow” is deleted.')).toBeVisible();
  await expect.element(field).toHaveFocus();
});

test('its dialogs pass axe', async () => {
  await show('loop=form&section=2&guira=mute&bass=solo&mine=guira');
  await tab('Song').click();
  await page.getByText('More', { exact: true }).click();
  for (const name of ['Save and share', 'Shortcuts', 'Full stage', 'Bongos']) {
    await page.getByRole('button', { name }).first().click();
    const dialog = page.getByRole('dialog', { name });
    await expect.element(dialog).toBeVisible();
    await expectNoViolations(name, dialog.element());
    await page.getByRole('button', { name: /^Close|^Leave/ }).click();
  }
});

const players = () => page.getByRole('group', { name: 'Players', exact: true });
const lanes = () =>
  [...(document.querySelector('[data-bar]')?.querySelectorAll('[data-lane]') ?? [])].map(
    (lane) => `${lane.getAttribute('data-lane')} ${lane.getAttribute('data-look')}`,
  );

test('on a desk the stage stands beside one of the other four, and arrows lead from tab to tab', async () => {
  await show();
  await expect.element(players()).toBeVisible();
  await expect.element(tab('Stage')).not.toBeInTheDocument();
  await tab('Train').click();
  await expect.element(page.getByRole('checkbox', { name: 'Silent bars' })).toBeVisible();
  await expect.element(players()).toBeVisible();
  await tab('Mix').click();
  await expect.element(strip('Bass')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Song')).toHaveFocus();
  await expect.element(tab('Song')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(tab('Play along')).toHaveFocus();
  const stops = page
    .getByRole('tab')
    .elements()
    .filter((each) => (each as HTMLElement).tabIndex === 0);
  expect(stops).toHaveLength(1);
});

describe('a player on the stage', () => {
  test('is muted, heard alone, louder and elsewhere in a dialog, and plays what is written there', async () => {
    await show();
    await players().getByRole('button', { name: 'Güira' }).click();
    const dialog = page.getByRole('dialog', { name: 'Güira' });
    await dialog.getByRole('button', { name: 'Solo' }).click();
    await userEvent.fill(dialog.getByRole('slider', { name: 'Volume' }), '80');
    await userEvent.fill(dialog.getByRole('slider', { name: 'Pan' }), '0');
    await dialog.getByRole('button', { name: 'Your own pattern' }).click();
    await dialog.getByRole('button', { name: /^Bar 1, 2:/ }).click();
    await expect.element(page.getByText('The band plays your pattern')).toBeVisible();
    await dialog.getByRole('button', { name: 'Mute' }).click();
    await button('Close').click();
    await expect.poll(() => location.search).toMatch(/guira=mute.solo.v80.p0&my-guira=/);
    await expect
      .element(players().getByRole('button', { name: 'Güira' }))
      .toHaveAccessibleDescription('not heard');
  });

  test('"I play" mutes that player, enlarges the lane, and sets what is played along', async () => {
    await show();
    const choice = page.getByRole('combobox', { name: 'I play' });
    await choice.selectOptions('bass');
    await expect.element(inStrip('Bass', 'Mute')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => lanes().at(-1)).toBe('bass mine');
    await tab('Play along').click();
    await expect.element(page.getByText('Bass, by')).toBeVisible();
    await expect.poll(() => location.search).toBe('?rhythm=derecho&mine=bass&bass=mute');
    await choice.selectOptions('nobody');
    await expect.poll(() => location.search).toBe('?rhythm=derecho');
    await expect.element(page.getByText('The counts, by')).toBeVisible();
  });

  test('the full stage has the chart, the count and Stop, keeps the screen on, and hears the keys', async () => {
    const request = vi.spyOn(navigator.wakeLock, 'request');
    await show(`count-in=off&tempo=${TEMPO.fastest}`);
    await button('Full stage').click();
    const dialog = page.getByRole('dialog', { name: 'Full stage' });
    await expect.element(dialog).toBeVisible();
    expect(request).toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect.element(dialog.getByRole('button', { name: 'Stop' })).toBeVisible();
    // Only the current count is visible.
    const count = () => dialog.element().querySelector<HTMLElement>('[data-count]')?.innerText;
    await expect.poll(count).toBe('3');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await button('Stop').click();
  });

  test('a pedal that was connected there calls for a corte from every place', async () => {
    const input: { state: string; onmidimessage: ((event: object) => void) | null } = {
      state: 'connected',
      onmidimessage: null,
    };
    const inputs = new Map([['pedal', input]]);
    const access = { inputs } as unknown as MIDIAccess;
    vi.spyOn(navigator, 'requestMIDIAccess').mockResolvedValueOnce(access);
    await show('count-in=off&loop=form');
    await button('Full stage').click();
    await button('Use a MIDI pedal').click();
    await expect.element(page.getByText('The pedal is ready')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await button('Play').click();
    await tab('Song').click();
    await expect.element(page.getByText(/^Intro, bar 1/)).toBeVisible();
    input.onmidimessage?.({ data: new Uint8Array([0xb0, 64, 127]) });
    await expect.element(page.getByText('A corte in the next bar')).toBeInTheDocument();
    await expect.element(button('Corte now')).toHaveAttribute('aria-pressed', 'true');
    await button('Stop').click();
  });
});

describe('the trainer', () => {
  test('says what comes on the tempo, and goes on from what was reached', async () => {
    await show('count-in=off&tempo=150&ramp=5-1-160&loop=1');
    await tab('Train').click();
    await button('Play').click();
    await expect.element(page.getByText('155 in 1 bar')).toBeVisible();
    await expect.element(page.getByText('160 in 1 bar')).toBeVisible();
    await expect.element(tempo()).toHaveValue('160');
    await button('Stop').click();
    await expect.element(tempo()).toHaveValue('150');
    await button('Go on from 160').click();
    await expect.element(button('Stop')).toBeVisible();
    await expect.element(tempo()).toHaveValue('160');
    await expect.element(page.getByText(/^Go on/)).not.toBeInTheDocument();
    await button('Stop').click();
  });
});
