import '#src/ui/base.css';
import axe from 'axe-core';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { engine } from '#audio/engine/engine.ts';
import { useRequestedTool } from '#src/page/page-tool.ts';
import { ClipList } from '#src/sound/clip-list.tsx';
import { volume } from '#src/sound/volume.ts';
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

function Page({ clips = BAND }: { clips?: typeof BAND }) {
  const Tool = useRequestedTool();
  return (
    <main style={{ marginInline: 'var(--gutter)' }}>
      <h1>Majao</h1>
      <ClipList label="Hear majao" clips={clips} />
      {Tool && <Tool />}
    </main>
  );
}

const show = () =>
  render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const ring = (name: RegExp) =>
  Number.parseFloat(
    (button(name).element().querySelectorAll('circle')[1] as SVGElement).style.strokeDashoffset,
  );
const fetches = vi.spyOn(globalThis, 'fetch');
const complaints = vi.spyOn(console, 'error');

beforeEach(async () => {
  fetches.mockClear();
  complaints.mockReset();
  volume.setLevel(1);
  document.documentElement.classList.remove('dark');
  await page.viewport(820, 900);
});

afterEach(() => {
  localStorage.clear();
});

describe('a clip button', () => {
  test('fetches nothing until it is pressed', async () => {
    await show();
    await expect.element(button('Play The band')).toBeVisible();
    expect(fetches).not.toHaveBeenCalled();
  });

  test('plays, fills its ring, pauses and goes on, and is ready again at the end', async () => {
    await show();
    expect(ring(/The band/)).toBe(1);
    await button('Play The band').click();
    await expect.poll(() => ring(/The band/)).toBeLessThan(0.9);
    await button('Pause The band').click();
    const stoodAt = ring(/The band/);
    await expect.element(button('Play The band')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(ring(/The band/)).toBe(stoodAt);
    await button('Play The band').click();
    await expect.poll(() => ring(/The band/)).toBeLessThan(stoodAt);
    await expect.poll(() => ring(/The band/), { timeout: 5000 }).toBe(1);
    await expect.element(button('Play The band')).toBeVisible();
  });

  test('starting another stops the first', async () => {
    await show();
    await button('Play The band').click();
    await expect.poll(() => ring(/The band/)).toBeLessThan(1);
    await button('Play Bongos').click();
    await expect.element(button('Play The band')).toBeVisible();
    expect(ring(/The band/)).toBe(1);
    await expect.element(button('Pause Bongos')).toBeVisible();
  });

  test('is silent when its page is left', async () => {
    const { unmount } = await show();
    await button('Play The band').click();
    await expect.poll(() => ring(/The band/)).toBeLessThan(1);
    await unmount();
    const { bus } = engine.output;
    if (!bus) throw new Error('no bus');
    const analyser = new AnalyserNode(bus.context, { fftSize: 2048 });
    bus.connect(analyser);
    await expect
      .poll(() => {
        const samples = new Float32Array(2048);
        analyser.getFloatTimeDomainData(samples);
        return Math.max(...samples.map(Math.abs));
      })
      .toBe(0);
    bus.disconnect(analyser);
  });

  test('says that a clip cannot be had, where it is, and retry brings it back', async () => {
    complaints.mockImplementation(() => {});
    await show();
    fetches.mockResolvedValueOnce(new Response('', { status: 404 }));
    await button('Play Güira').click();
    const line = page.getByText('Audio unavailable');
    await expect.element(line).toBeVisible();
    expect(complaints).toHaveBeenCalledTimes(1);
    // Nothing else is in the way of going on.
    await button('Play Bass').click();
    await expect.element(button('Pause Bass')).toBeVisible();
    await expect.element(line).toBeVisible();
    await button('retry Güira').click();
    await expect.element(button('Pause Güira')).toBeVisible();
    await expect.element(button('Pause Güira')).toHaveFocus();
    await expect.element(line).not.toBeInTheDocument();
  });

  test('is played with the keyboard', async () => {
    await show();
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(button('Play Requinto')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(button('Pause Requinto')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Play Requinto')).toHaveFocus();
  });
});

describe('the volume', () => {
  test('stands once on a page with something to hear, and goes with it', async () => {
    const { rerender } = await show();
    await expect.element(page.getByRole('slider', { name: 'Volume' })).toBeVisible();
    expect(page.getByRole('slider').elements()).toHaveLength(1);
    await rerender(
      <StrictMode>
        <Page clips={[] as unknown as typeof BAND} />
      </StrictMode>,
    );
    await expect.element(page.getByRole('slider')).not.toBeInTheDocument();
  });

  test('is set with the keyboard, kept, and heard', async () => {
    await show();
    const slider = page.getByRole('slider', { name: 'Volume' });
    (slider.element() as HTMLElement).focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    await expect.element(slider).toHaveAttribute('aria-valuetext', '10 percent');
    expect(localStorage.getItem('volume')).toBe('0.1');
    expect(await engine.output.open()).toBe(true);
    await expect.poll(() => engine.output.bus?.gain.value).toBeCloseTo(0.01, 3);
  });

  test('Mute silences everything, and again brings it back', async () => {
    await show();
    expect(await engine.output.open()).toBe(true);
    await button('Mute').click();
    await expect.element(button('Mute')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => engine.output.bus?.gain.value).toBeLessThan(1e-4);
    await expect.element(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '0 percent');
    await button('Mute').click();
    await expect.poll(() => engine.output.bus?.gain.value).toBeGreaterThan(0.999);
  });
});

describe('how it looks', () => {
  test.each([320, 390, 820, 1920])(
    'fits at %i px, and every control is for a thumb',
    async (width) => {
      await page.viewport(width, 900);
      complaints.mockImplementation(() => {});
      await show();
      fetches.mockResolvedValueOnce(new Response('', { status: 404 }));
      await button('Play Requinto').click();
      await expect.element(button('retry Requinto')).toBeVisible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      // The slider is folded away until it is wanted.
      await button('Mute').hover();
      for (const control of document.querySelectorAll('button, input')) {
        const { height, width: wide, right } = control.getBoundingClientRect();
        expect(height).toBeGreaterThanOrEqual(44);
        expect(wide).toBeGreaterThanOrEqual(44);
        expect(right).toBeLessThanOrEqual(width);
      }
    },
  );

  test('nothing turns while it loads where motion is not wanted', async () => {
    const motion = (value: string) =>
      cdp().send('Emulation.setEmulatedMedia', {
        features: [{ name: 'prefers-reduced-motion', value }],
      });
    // Never answers: it goes on loading.
    fetches.mockReturnValueOnce(new Promise(() => {}));
    await show();
    await button('Play Requinto').click();
    const turning = () =>
      document.getAnimations().filter((animation) => animation instanceof CSSAnimation).length;
    await motion('no-preference');
    await expect.poll(turning).toBe(1);
    await motion('reduce');
    await expect.poll(turning).toBe(0);
    await motion('no-preference');
  });

  test.each(['light', 'dark'])('is accessible as far as axe can tell, %s', async (theme) => {
    document.documentElement.classList.toggle('dark', theme === 'dark');
    complaints.mockImplementation(() => {});
    await show();
    fetches.mockResolvedValueOnce(new Response('', { status: 404 }));
    await button('Play Requinto').click();
    await expect.element(button('retry Requinto')).toBeVisible();
    await button('Play Bass').click();
    // Colours glide for a moment.
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    expect(
      violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`)),
    ).toEqual([]);
  });

  test.each(['light', 'dark'])('the colours of the instruments stand out, %s', async (theme) => {
    document.documentElement.classList.toggle('dark', theme === 'dark');
    const style = getComputedStyle(document.documentElement);
    const colours = ['requinto', 'segunda', 'bass', 'guira', 'bongos'].map((name) =>
      style.getPropertyValue(`--${name}`),
    );
    expect(new Set(colours).size).toBe(5);
    for (const colour of colours) {
      for (const ground of ['--paper', '--card']) {
        // As text would need it, so that a name can be written in it too.
        expect(contrast(colour, style.getPropertyValue(ground))).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

/** WCAG's contrast of two colours written #rrggbb. */
function contrast(a: string, b: string): number {
  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const x = Number.parseInt(hex.trim().slice(at, at + 2), 16) / 255;
      return x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
