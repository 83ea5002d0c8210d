import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { LiveNote } from '#audio/music/live/live.ts';
import { Listeners } from '#lib/listeners.ts';
import { PlayerTile } from '#src/band/players/player-tile.tsx';
import { PLAYERS } from '#src/band/players/players.ts';
import { type BandSession, createBandSession, type Presence } from '#src/band/session.ts';
import { reducedMotion } from '#tests/support/motion.ts';

const strokes = new Listeners<[note: LiveNote, bar: number]>();
const STROKE = { beat: 0, late: 0, velocity: 1 };

/** Shows the bongos' tile, with its player present or not. */
async function show(props: { isHeard?: boolean; learned?: boolean }, presence: Presence = 'in') {
  const session: BandSession = {
    ...createBandSession(),
    presenceOf: () => presence,
    onStroke: strokes.subscribe,
  };
  const player = PLAYERS.find(({ id }) => id === 'bongos');
  if (!player) throw new Error('no bongos');
  const shown = await render(
    <main style={{ width: '12rem' }}>
      <PlayerTile look="stage" player={player} session={session} isHeard {...props} />
    </main>,
  );
  await expect.poll(() => document.querySelector('main svg')).not.toBeNull();
  return shown;
}

const look = () => document.querySelector<HTMLElement>('[data-person]')?.dataset.person;
const moving = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((part) => part.getAnimations().length > 0);

const shirt = () =>
  getComputedStyle(document.querySelector('main svg') as Element).getPropertyValue('--shirt');

test('a player wears white until they are learned, then their colour', async () => {
  const shown = await show({ learned: false });
  expect(look()).toBe('plain');
  const white = shirt();
  await shown.unmount();
  await show({});
  expect(look()).toBe('full');
  expect(shirt()).not.toBe(white);
});

test('a player who is not heard is a ghost, learned or not, and lights up with no stroke', async () => {
  await show({ isHeard: false, learned: false });
  expect(look()).toBe('ghost');
  strokes.notify({ instrument: 'bongos', stroke: 'macho', ...STROKE }, 0);
  expect(moving('[data-light], [data-turn]')).toEqual([]);
});

test('a player whose sound loads is an outline; one whose sound failed offers to try again', async () => {
  await show({}, 'failed');
  expect(look()).toBe('outline');
  await expect.element(page.getByRole('button', { name: /Try again/ })).toBeVisible();
});

test('a stroke lights the tile, fills its plate, and turns the head and the hand on its drum', async () => {
  await show({});
  strokes.notify({ instrument: 'bongos', stroke: 'hembra', ...STROKE }, 0);
  expect(moving('[data-light], [data-plate]')).toHaveLength(2);
  const drums = moving('[data-drum]').map((hand) => (hand as SVGElement).dataset.drum);
  expect(drums).toEqual(['hembra']);
  expect(moving('[data-turn]:not([data-drum])').length).toBeGreaterThan(0);
  for (const part of moving('[data-turn]')) {
    const [animation] = part.getAnimations();
    expect(animation?.effect?.getTiming().duration).toBe(120);
  }
});

test('where motion is to be reduced, a stroke lights the tile, and nobody moves', async () => {
  await reducedMotion(true);
  await show({});
  strokes.notify({ instrument: 'bongos', stroke: 'macho', ...STROKE }, 0);
  expect(moving('[data-light]')).toHaveLength(1);
  expect(moving('[data-turn]')).toEqual([]);
});
