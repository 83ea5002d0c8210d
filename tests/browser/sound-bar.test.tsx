import '#src/ui/base.css';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useRequestedTool } from '#src/page/page-tool.ts';
import { ClipList } from '#src/sound/clips/clip-list.tsx';
import { volume } from '#src/sound/volume.ts';
import low from './fixtures/low.webm?url';
import sweep from './fixtures/sweep.webm?url';

const CLIPS = [
  { name: 'the band', sources: [sweep] },
  { name: 'Bass', sources: [low] },
];
const fetches = vi.spyOn(globalThis, 'fetch');

function Page({ clips = CLIPS }) {
  const Tool = useRequestedTool();
  return (
    <>
      <ClipList label="Hear it" clips={clips} />
      {Tool && <Tool />}
    </>
  );
}

const show = (clips?: typeof CLIPS) =>
  render(
    <StrictMode>
      <Page {...(clips && { clips })} />
    </StrictMode>,
  );
const list = page.getByRole('list', { name: 'Hear it' });
const bar = page.getByRole('region', { name: 'Sound' });
const inBar = (name: string) => bar.getByRole('button', { name, exact: true });
const inList = (name: string) => list.getByRole('button', { name, exact: true });

beforeEach(() => {
  volume.setLevel(1);
});

afterEach(() => {
  localStorage.clear();
});

test('names what was played last, follows it, pauses it and plays it on', async () => {
  await show();
  expect(bar.getByRole('button').elements()).toHaveLength(1);
  await inList('Play the band').click();
  await expect.element(inBar('Pause: the band')).toBeVisible();
  await expect.element(bar.getByText('the band')).toBeVisible();
  const ring = inBar('Pause: the band').element().querySelectorAll('circle')[1];
  await expect.poll(() => Number.parseFloat(ring?.style.strokeDashoffset ?? '')).toBeLessThan(1);
  await inBar('Pause: the band').click();
  await expect.element(inList('Play the band')).toBeVisible();
  await inBar('Play: the band').click();
  await expect.element(inList('Pause the band')).toBeVisible();

  await inList('Play Bass').click();
  await expect.element(inBar('Pause: Bass')).toBeVisible();
  await expect.element(bar.getByText('the band')).not.toBeInTheDocument();
});

test('shows that a clip is loading, and that it could not be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let respond = (_: Response) => {};
  fetches.mockReturnValueOnce(
    new Promise((resolve) => {
      respond = resolve;
    }),
  );
  await show([{ name: 'Güira', sources: ['/none.webm'] }]);
  await inList('Play Güira').click();
  await expect.element(inBar('Loading: Güira')).toHaveAttribute('aria-busy', 'true');
  await expect.element(bar.getByText('Loading…')).toBeVisible();
  respond(new Response('', { status: 404 }));
  await expect.element(bar.getByText('Could not be loaded')).toBeVisible();
  await expect.element(inBar('Play: Güira')).toHaveAttribute('aria-busy', 'false');
});

test('forgets what has left the page', async () => {
  const { rerender } = await show();
  await inList('Play Bass').click();
  await expect.element(inBar('Pause: Bass')).toBeVisible();
  await rerender(
    <StrictMode>
      <Page clips={CLIPS.slice(0, 1)} />
    </StrictMode>,
  );
  await expect.element(bar.getByText('Bass')).not.toBeInTheDocument();
  expect(bar.getByRole('button').elements()).toHaveLength(1);
});

test('says that the sound is off: when it is muted, at volume 0, and again whenever something plays', async () => {
  await show();
  const off = bar.getByText('Sound is off');
  await expect.element(off).not.toBeInTheDocument();
  await bar.getByRole('button', { name: 'Mute' }).click();
  await expect.element(off).toBeVisible();
  volume.setLevel(0.5);
  await expect.element(off).not.toBeInTheDocument();
  volume.setLevel(0);
  await expect.element(off).toBeVisible();

  // A screen reader says what is added to a live region.
  const region = off.element().closest('[aria-live="polite"]');
  const said: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      said.push(...[...addedNodes].map(({ textContent }) => textContent ?? ''));
    }
  });
  observer.observe(region as Element, { childList: true, subtree: true });
  await inList('Play the band').click();
  await expect.poll(() => said).toEqual(['Sound is off']);
  await inList('Play Bass').click();
  await expect.poll(() => said).toEqual(['Sound is off', 'Sound is off']);
  observer.disconnect();
});
