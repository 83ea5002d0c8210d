import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { ClipPlayer } from '#audio/engine/clips/clip-player.ts';
import { engine } from '#audio/engine/engine.ts';
import { clipSources } from '#audio/music/clips/catalogue.ts';
import { SONG_MAP } from '#src/content/answers/song-map.ts';
import { SongMapView } from '#src/exercises/song-map/song-map.tsx';
import { expectNoViolations } from '#tests/support/axe.ts';
import { expectApart, expectToFit } from '#tests/support/fit.ts';
import { inPage } from '#tests/support/in-page.tsx';
import twoSeconds from './fixtures/sweep.webm?url';

vi.mock('#audio/music/clips/catalogue.ts', { spy: true });

const INSTRUCTIONS = { __html: `<p>${SONG_MAP.instructions}</p>` };

const show = () =>
  render(
    inPage(
      <>
        <h1>Song Structure</h1>
        <h2>A whole song</h2>
        <SongMapView map={{ ...SONG_MAP, instructions: INSTRUCTIONS }} />
      </>,
    ),
  );
const part = (name: RegExp) => page.getByRole('button', { name });
const buttons = () => [...document.querySelectorAll('li button')];
const boxes = () => buttons().map((button) => button.getBoundingClientRect());

beforeEach(() => page.viewport(1440, 900));

describe('playing', () => {
  test('a click plays a part, marks and describes it; a second click stops it', async () => {
    await show();
    await part(/^Play the examples/).click();
    await expect.element(part(/^Stop Intro/)).toBeVisible();
    await part(/^Play Mambo/).click();
    await expect.element(part(/^Stop Mambo/)).toHaveAttribute('aria-current', 'true');
    await expect
      .element(page.getByText(/16 bars, 4 of which you hear.*the güira gallops/))
      .toBeVisible();
    await expect.poll(() => engine.output.status).toBe('audible');
    await part(/^Stop Mambo/).click();
    await expect.element(part(/^Play Mambo/)).toHaveAttribute('aria-current', 'true');
  });

  test('a part that cannot be loaded shows that, and can be retried; while it plays, axe finds nothing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const fetches = vi.spyOn(globalThis, 'fetch');
    await show();
    fetches.mockResolvedValue(new Response('', { status: 404 }));
    await part(/^Play Outro/).click();
    await expect.element(page.getByText(/This clip could not be loaded/)).toBeVisible();
    fetches.mockRestore();
    await part(/^Play Outro/).click();
    await expect.element(part(/^Stop Outro/)).toBeVisible();
    await expect.element(page.getByText(/This clip could not be loaded/)).not.toBeInTheDocument();
    await expectNoViolations();
  });
});

test('the song goes on from part to part until other sound stops it, and a part that returns is loaded once, until the page is left', async () => {
  vi.mocked(clipSources).mockImplementation((clip) => [`${twoSeconds}?${clip}`]);
  const fetches = vi.spyOn(globalThis, 'fetch');
  await show();
  await part(/^Play the examples/).click();
  await expect.element(part(/^Stop Intro/)).toBeVisible();
  await expect.element(part(/^Stop Verse/), { timeout: 15_000 }).toBeVisible();
  const options = { steps: [[], []], stepsPerBeat: 2, bpm: 105, loop: true, countIn: false };
  await engine.ready();
  const playback = engine.play(options, () => {});
  await expect.element(part(/^Stop/)).not.toBeInTheDocument();
  engine.stop(playback);
  for (const chorus of [0, 1]) {
    await part(/^(Play|Stop) Chorus/)
      .nth(chorus)
      .click();
    await expect
      .element(part(/^(Play|Stop) Chorus/).nth(chorus))
      .toHaveAttribute('aria-current', 'true');
    await expect.element(part(/^Stop Chorus/)).toBeVisible();
  }
  const addresses = fetches.mock.calls.map(([address]) => `${address}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  const unload = vi.spyOn(ClipPlayer.prototype, 'unload');
  cleanup();
  await expect.poll(() => unload.mock.calls.length).toBe(addresses.length);
});

test('arrow keys move among the parts, Enter plays', async () => {
  await show();
  await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}');
  await expect.element(part(/^Play Pre-chorus/).first()).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowLeft}{Enter}');
  await expect.element(part(/^Stop Outro/)).toHaveFocus();
});

describe('the drawing', () => {
  test('shows length as width and energy as height on a wide screen', async () => {
    await show();
    const [intro, verse] = boxes();
    expect((verse?.width ?? 0) / (intro?.width ?? 1)).toBeCloseTo(2, 0);
    const mambo = boxes()[8];
    expect(mambo?.height).toBeGreaterThan(1.3 * (verse?.height ?? 0));
  });

  test('shows every name in full, level and apart from the others, on a wide screen, with targets of thumb size', async () => {
    for (const width of [760, 1024, 1920]) {
      await page.viewport(width, 900);
      await show();
      expectToFit(buttons());
      const names = [...document.querySelectorAll('li button > span')];
      for (const { width, height } of names.map((name) => name.getBoundingClientRect()))
        expect(width).toBeGreaterThan(height);
      expectApart(names);
      cleanup();
    }
  });

  test.each([320, 390])(
    'shows length as height and energy as width on a phone, %i px',
    async (width) => {
      await page.viewport(width, 900);
      await show();
      expectToFit(buttons());
      const [intro, verse] = boxes();
      expect(verse?.height).toBeGreaterThan(intro?.height ?? 0);
      const mambo = boxes()[8];
      expect(mambo?.width).toBeGreaterThan(1.3 * (verse?.width ?? 0));
    },
  );
});
