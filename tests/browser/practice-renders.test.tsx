import '#src/ui/base.css';
import { Profiler, type ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ChartPart } from '#src/practice/chart-part.tsx';
import { MusicPart, RhythmPart } from '#src/practice/music-part.tsx';
import { OwnPartsPart } from '#src/practice/own-parts-part.tsx';
import { type Room, usePracticeRoom } from '#src/practice/room.ts';
import { PlayersPart, TempoPart, TransportPart } from '#src/practice/small-parts.tsx';
import { TapAlongPart } from '#src/practice/tap-along-part.tsx';
import { TrainerPart } from '#src/practice/trainer-part.tsx';

const PARTS = {
  transport: TransportPart,
  tempo: TempoPart,
  rhythm: RhythmPart,
  music: MusicPart,
  players: PlayersPart,
  chart: ChartPart,
  ownParts: OwnPartsPart,
  trainer: TrainerPart,
  tapAlong: TapAlongPart,
};
type PartName = keyof typeof PARTS;

/** The parts that have rendered since it was cleared. */
const rendered = new Set<PartName>();
let room: Room;

function Parts() {
  room = usePracticeRoom();
  return Object.entries(PARTS).map(
    ([name, Part]): ReactNode => (
      <Profiler key={name} id={name} onRender={(id) => rendered.add(id as PartName)}>
        <Part room={room} />
      </Profiler>
    ),
  );
}

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1000, 900);
  await render(<Parts />);
  await expect.poll(() => document.querySelectorAll('[data-bar]').length).toBe(4);
  // The chart is measured after its last bar.
  await afterwards();
  rendered.clear();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const strip = (name: string) => page.getByRole('group', { name, exact: true });
/** What has rendered, once the page is idle. */
const afterwards = async () => {
  await new Promise((resolve) => requestIdleCallback(resolve));
  return [...rendered].sort();
};

test('a mute renders the strips and who is pale on the chart', async () => {
  await strip('Bass').getByRole('button', { name: 'Mute' }).click();
  expect(room.actor.getSnapshot().context.settings.mixer.bass.mute).toBe(true);
  expect(await afterwards()).toEqual(['chart', 'players']);
});

test('another tempo renders what shows the tempo', async () => {
  await button('5 faster').click();
  expect(await afterwards()).toEqual(['tapAlong', 'tempo', 'transport']);
});

test('another rhythm renders the choice of music and the bars, not the players', async () => {
  await page.getByRole('button', { name: /^Majao/ }).click();
  await expect.element(page.getByRole('group', { name: /^Bar 1 of 4, majao/ })).toBeVisible();
  // Best results are kept for each rhythm.
  expect(await afterwards()).toEqual(['chart', 'music', 'ownParts', 'rhythm', 'tapAlong']);
});

test('a new bar renders the place, not the chart', async () => {
  const { actor } = room;
  await button('Play').click();
  await expect.element(button('Stop')).toBeVisible();
  await expect.poll(() => actor.getSnapshot().context.bar).toBe(0);
  await afterwards();
  rendered.clear();
  await expect.poll(() => actor.getSnapshot().context.bar).toBe(1);
  await expect.element(page.getByText('Bar 2 of 4')).toBeVisible();
  expect(await afterwards()).toEqual(['transport']);
});
