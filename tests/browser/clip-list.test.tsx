import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { engine } from '#audio/engine/engine.ts';
import { useRequestedTool } from '#src/page/page-tool.ts';
import { ClipList } from '#src/sound/clips/clip-list.tsx';
import { volume } from '#src/sound/volume.ts';
import { expectNoViolations } from '#tests/support/axe.ts';
import { inPage } from '#tests/support/in-page.tsx';
import { reducedMotion } from '#tests/support/motion.ts';
import low from './fixtures/low.webm?url';
import sweep from './fixtures/sweep.webm?url';

const BAND = [
  { name: 'The band', sources: [`${sweep}?band`] },
  { name: 'Requinto', instrument: 'requinto', sources: [low] },
  { name: 'Segunda', instrument: 'segunda', sources: [`${low}?segunda`] },
  { name: 'Bass', instrument: 'bass', sources: [`${low}?bass`] },
  { name: 'Güira', instrument: 'guira', sources: [`${low}?guira`] },
  { name: 'Bongos', instrument: 'bongos', sources: [`${low}?bongos`] },
] as const;
/** The clips of a page. */
type Clips = ComponentProps<typeof ClipList>['clips'];

function Page({ clips }: { clips: Clips }) {
  const Tool = useRequestedTool();
  return (
    <>
      <h1>Majao</h1>
      <ClipList label="Hear majao" clips={clips} />
      {Tool && <Tool />}
    </>
  );
}

const screenOf = (clips: Clips) => inPage(<Page clips={clips} />);
const show = (clips: Clips = BAND) => render(screenOf(clips));
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const bar = page.getByRole('region', { name: 'Sound' });
/** In the list, not in the sound bar, whose button has a colon in its name. */
const clipButton = (name: string) => button(new RegExp(`^(Play|Loading|Pause) ${name}$`));
const ring = (name: string) =>
  Number.parseFloat(
    (clipButton(name).element().querySelectorAll('circle')[1] as SVGElement).style.strokeDashoffset,
  );

beforeEach(() => volume.setLevel(1));

describe('a clip button', () => {
  test('plays, fills its ring, pauses and resumes, by the sound bar too, and is ready again at the end', async () => {
    await show();
    expect(bar.getByRole('button').elements()).toHaveLength(1);
    // The longest clip: it is to be paused before it ends.
    expect(ring('The band')).toBe(1);
    await button('Play The band').click();
    await expect.element(bar.getByText('The band')).toBeVisible();
    await expect.poll(() => ring('The band'), { interval: 10 }).toBeLessThan(0.9);
    await button('Pause: The band').click();
    await expect.element(button('Play The band')).toBeVisible();
    const pausedAt = ring('The band');
    expect(pausedAt).toBeGreaterThan(0);
    await button('Play: The band').click();
    await expect.element(button('Pause The band')).toBeVisible();
    await expect.element(button('Play The band'), { timeout: 15_000 }).toBeVisible();
    expect(ring('The band')).toBe(1);
  });

  test('shows that its clip loads, in the sound bar too, that it is unavailable, and retries', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    await show();
    let respond = (_: Response) => {};
    vi.spyOn(globalThis, 'fetch').mockReturnValueOnce(
      new Promise((resolve) => {
        respond = resolve;
      }),
    );
    await button('Play Güira').click();
    await expect.element(button('Loading: Güira')).toHaveAttribute('aria-busy', 'true');
    await expect.element(bar.getByText('Loading…')).toBeVisible();
    respond(new Response('', { status: 404 }));
    const line = page.getByText('This clip could not be loaded');
    await expect.element(line).toBeVisible();
    await expect.element(bar.getByText('Could not be loaded')).toBeVisible();
    await expect.element(button('Play: Güira')).toHaveAttribute('aria-busy', 'false');
    expect(complaints).toHaveBeenCalledTimes(1);
    // The others keep working.
    await button('Play Bass').click();
    await expect.element(button('Pause: Bass')).toBeVisible();
    await expect.element(line).toBeVisible();
    await expectNoViolations();
    await button('retry Güira').click();
    await expect.element(button('Pause Güira')).toBeVisible();
    await expect.element(button('Pause Güira')).toHaveFocus();
    await expect.element(line).not.toBeInTheDocument();
  });
});

describe('the volume', () => {
  test('is shown once on a page with clips, and not without; the sound bar forgets what has left the page', async () => {
    const { rerender } = await show();
    await expect.element(page.getByRole('slider', { name: 'Volume' })).toBeVisible();
    expect(page.getByRole('slider').elements()).toHaveLength(1);
    await button('Play Bass').click();
    await expect.element(bar.getByText('Bass')).toBeVisible();
    await rerender(screenOf(BAND.slice(0, 1)));
    await expect.element(bar.getByText('Bass')).not.toBeInTheDocument();
    expect(bar.getByRole('button').elements()).toHaveLength(1);
    await rerender(screenOf([]));
    await expect.element(page.getByRole('slider')).not.toBeInTheDocument();
  });

  test('is said to be off: when it is muted, at 0, and again whenever something plays', async () => {
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
    await button('Play The band').click();
    await expect.poll(() => said).toEqual(['Sound is off']);
    await button('Play Bass').click();
    await expect.poll(() => said).toEqual(['Sound is off', 'Sound is off']);
    observer.disconnect();
  });

  test('is set with the keyboard, stored, and applied', async () => {
    await show();
    const slider = page.getByRole('slider', { name: 'Volume' });
    (slider.element() as HTMLElement).focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    await expect.element(slider).toHaveAttribute('aria-valuetext', '10 percent');
    expect(localStorage.getItem('volume')).toBe('0.1');
    expect(await engine.output.open()).toBe(true);
    await expect.poll(() => engine.output.bus?.gain.value).toBeCloseTo(0.01, 3);
  });
});

describe('how it looks', () => {
  test('has no loading animation if the user prefers reduced motion', async () => {
    // Never responds.
    vi.spyOn(globalThis, 'fetch').mockReturnValueOnce(new Promise(() => {}));
    await show();
    await button('Play Requinto').click();
    const turning = () =>
      document.getAnimations().filter((animation) => animation instanceof CSSAnimation).length;
    // On the clip's button, and in the sound bar.
    await expect.poll(turning).toBe(2);
    await reducedMotion(true);
    await expect.poll(turning).toBe(0);
  });

  // Their contrast: tests/e2e/layout.spec.ts.
  test.each(['light', 'dark'])('the instruments have distinct colours, %s', async (theme) => {
    document.documentElement.classList.toggle('dark', theme === 'dark');
    const style = getComputedStyle(document.documentElement);
    const names = ['requinto', 'segunda', 'bass', 'guira', 'bongos'];
    expect(new Set(names.map((name) => style.getPropertyValue(`--${name}`))).size).toBe(5);
  });
});

test('the marks of a clip play it from there, and the one that is heard is marked', async () => {
  const marks = [
    { seconds: 0, name: 'Here low' },
    { seconds: 0.8, name: 'Here high' },
  ];
  await render(<ClipList label="Hear it" clips={[{ name: 'A sweep', sources: [sweep], marks }]} />);
  const mark = (name: string) => page.getByRole('button', { name });
  // Collected rather than looked for: a busy machine could miss the time in which one is heard.
  const heard: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const { ariaCurrent, textContent } = target as HTMLElement;
      if (ariaCurrent) heard.push(textContent.replace(/^\S+ /, ''));
    }
  });
  observer.observe(document.body, { subtree: true, attributeFilter: ['aria-current'] });
  const ready = () => expect.element(button('Play A sweep'), { timeout: 15_000 }).toBeVisible();

  await mark('0:00 Here high').click();
  await expect.poll(() => heard).toEqual(['Here high']);
  await ready();
  await mark('Here low').click();
  await expect.poll(() => heard).toEqual(['Here high', 'Here low', 'Here high']);
  await ready();
  // At its end nothing is heard.
  expect(document.querySelector('[aria-current]')).toBeNull();
  observer.disconnect();
});
