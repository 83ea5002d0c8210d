import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import type { Presence } from '#src/band/session.ts';
import { SINGLE_KEYS } from '#src/device/shortcut-switch.ts';
import { PlayAlong } from '#src/practice/play-along/play-along.tsx';
import { usePracticeStore } from '#src/practice/practice-store.ts';
import type { PracticeSettings } from '#src/practice/settings/settings.ts';
import { CALIBRATIONS } from '#src/sound/taps/calibration-store.ts';
import { expectNoViolations } from '#tests/support/axe.ts';
import { expectToFit } from '#tests/support/fit.ts';

// States before a run. tests/e2e/play-along.spec.ts calibrates and taps along.

interface Shown {
  lanes?: PracticeSettings['lanes'];
  presence?: Presence;
}

/** Play along with a band that does not play. */
function Place({ lanes = {}, presence = 'in' }: Shown) {
  const store = usePracticeStore();
  const [still] = useState(() => ({
    ...store,
    toggle: () => {},
    band: { ...store.band, presenceOf: () => presence },
  }));
  useEffect(() => store.change({ lanes }), [store, lanes]);
  return (
    <main style={{ marginInline: 'var(--gutter)' }}>
      <h1>Practice</h1>
      <PlayAlong store={still} />
    </main>
  );
}

async function showPlayAlong(shown: Shown = {}) {
  await render(<Place {...shown} />);
  await expect.element(button('Start a run')).toBeVisible();
  document.querySelector('details')?.setAttribute('open', '');
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const pad = () => document.querySelector('[data-tap-pad]') as HTMLElement;

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
  SINGLE_KEYS.write(false);
  await showPlayAlong();
  await expect.element(page.getByText(/^Single keys are switched off/)).toBeVisible();
  await expect.element(page.getByText(/Tap J/)).not.toBeInTheDocument();
});

test('says for whom a run waits', async () => {
  await showPlayAlong({ presence: 'loading' });
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

test('says why it does not judge without a MIDI device or the permission', async () => {
  const request = vi.spyOn(navigator, 'requestMIDIAccess');
  request.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await showPlayAlong();
  expect(request).not.toHaveBeenCalled();
  await button('MIDI pad').click();
  await expect.element(page.getByText(/^MIDI was not allowed/)).toBeVisible();
  request.mockResolvedValueOnce({ inputs: new Map() } as unknown as MIDIAccess);
  await button('MIDI pad').click();
  await expect.element(page.getByText(/^No MIDI device is connected/)).toBeVisible();
});

test.each([320, 1920])('%i px wide: no overflow, large targets, no violation', async (width) => {
  await page.viewport(width, 900);
  const cells = '1...'.repeat(4);
  await showPlayAlong({ lanes: { bass: { cells }, requinto: { cells } } });
  await expect.element(button('Your bass')).toBeVisible();
  expectToFit(document.querySelectorAll('button'));
  await expectNoViolations();
});
