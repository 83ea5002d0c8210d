import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ClipPlayer } from '#audio/engine/clips/clip-player.ts';
import { catalogueEntry } from '#audio/music/clips/catalogue.ts';
import { ClipChart } from '#src/band/chart/clip/clip-chart.tsx';
import { loadClipChart } from '#src/band/chart/clip/load-clip-chart.ts';
import { SampleList } from '#src/sound/clips/sample-list.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
/** The cell that the playhead covers, counted from the first of the clip; `null` if hidden. */
function cellHeard(): number | null {
  const column = [...document.querySelectorAll<HTMLElement>('[data-playhead="column"]')].find(
    (element) => !element.hidden,
  );
  if (!column) return null;
  const bar = Number(column.closest('[data-bar]')?.getAttribute('data-bar'));
  return bar * 16 + Number(/[\d.]+/.exec(column.style.transform)?.[0]) / 100;
}

test("the playhead is at the clip's position, and hidden once it has ended", async () => {
  const listeners = new Set<() => void>();
  const player = {
    state: 'playing',
    position: 0,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  await render(
    <ClipChart
      clip="band-derecho"
      name="The whole band"
      player={player as unknown as ClipPlayer}
    />,
  );
  const at = async (seconds: number) => {
    player.position = seconds;
    for (const listener of listeners) listener();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return cellHeard();
  };
  const secondsOf = (cell: number) => ((cell / 4) * 60) / catalogueEntry('band-derecho').bpm;
  // Other rows of the chart are drawn when there is time.
  await expect.poll(() => at(0)).toBe(0);
  await expect.poll(() => at(secondsOf(2.4))).toBe(2);
  await expect.poll(() => at(secondsOf(41.04))).toBe(41);
  // After the last stroke has died away.
  await expect.poll(() => at(11)).toBeNull();
  player.state = 'idle';
  await expect.poll(() => at(0)).toBeNull();
});

test('a list without music of a band has no chart', async () => {
  await render(
    <SampleList
      label="Other styles"
      samples={[{ name: 'Salsa', clip: 'rhythms-03' }]}
      loadChart={loadClipChart}
    />,
  );
  await expect.element(button('Play Salsa')).toBeVisible();
  await expect.element(button('See what is played')).not.toBeInTheDocument();
});
