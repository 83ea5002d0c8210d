import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Counts } from '#src/band/counts.tsx';
import { PROGRESSIONS } from '#src/content/answers/progressions.ts';
import type { BasicStep } from '#src/content/model.ts';
import { BasicStepView } from '#src/exercises/basic-step/basic-step.tsx';
import { MOVES, poseAt } from '#src/exercises/basic-step/step.ts';
import { StepFloor, withinStep } from '#src/exercises/basic-step/step-floor.tsx';
import { ProgressionsView } from '#src/exercises/progressions/progressions.tsx';
import { expectNoViolations } from '#tests/support/axe.ts';
import { inPage } from '#tests/support/in-page.tsx';
import { SimulatedBand } from '#tests/support/simulated-band.ts';

const STEP: BasicStep = {
  id: 'basic-step',
  title: 'Three steps and a tap',
  instructions: 'Dance along.',
  bars: 4,
  samples: [{ name: 'The band', clip: 'band-derecho' }],
};

const lit = () => document.querySelector('[data-lit]')?.textContent ?? null;
const xOf = (foot: string) => {
  const shape = document.querySelector(`[data-foot="${foot}"]`);
  return Number(/translate\(([\d.]+)/.exec(shape?.getAttribute('transform') ?? '')?.[1]);
};

test('the feet and the lit count are those of the position, and wait before and after', async () => {
  const band = new SimulatedBand();
  await render(
    <>
      <StepFloor band={band} end={16} />
      <Counts
        band={band}
        look="steps"
        moves={MOVES.map(({ about }) => about)}
        countOf={(beats) => poseAt(withinStep(beats, 16)).count}
      />
    </>,
  );
  const at = async (beats: number | null) => {
    await band.moveTo(beats);
    return [lit()?.[0] ?? null, Math.round(xOf('left')), Math.round(xOf('right'))];
  };
  const rest = [null, poseAt(null).left.x, poseAt(null).right.x];
  expect(await at(null)).toEqual(rest);
  for (const { count, foot, x } of MOVES) {
    const [heard, left, right] = await at(8 + count - 1);
    expect([heard, foot === 'left' ? left : right]).toEqual([`${count}`, x]);
  }
  expect(await at(3)).toEqual(['4', 353, 403]);
  expect(document.querySelector('[data-foot="left"]')).toHaveAttribute('data-taps');
  // The closing chord.
  expect(await at(16.2)).toEqual(rest);
});

test('step and chords follow the clips that play, and pass axe', async () => {
  await render(
    inPage(
      <>
        <h1>Lesson</h1>
        <h2>Part</h2>
        <BasicStepView step={STEP} />
        <ProgressionsView exercise={PROGRESSIONS} />
      </>,
    ),
  );
  expect(lit()).toBeNull();
  await page.getByRole('button', { name: 'Play The band' }).click();
  await expect.poll(lit, { timeout: 15_000 }).toMatch(/^[1-8] (left|right) foot/);
  await page.getByRole('button', { name: 'Play A chorus' }).click();
  // The step is rewound, and only the chord of the chorus is lit.
  await expect.poll(lit, { timeout: 15_000 }).toMatch(/^(Am|G|F|E7) /);
  expect(document.querySelectorAll('[data-lit]')).toHaveLength(1);
  await expectNoViolations();
});
