import axe from 'axe-core';
import { expect } from 'vitest';

// Axe in the page of a component. Whole pages of the built site are checked in tests/e2e/layout.spec.ts.

/** The rules that depend on the theme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
/** The rules about whole pages. */
const OF_PAGES = ['html-has-lang', 'landmark-one-main', 'page-has-heading-one', 'region'];

/** Resolves once nothing moves but what moves without end: colours in transition have another contrast. */
async function settled(): Promise<void> {
  const ending = () =>
    document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  // The end of one may begin another.
  while (ending().length > 0) await Promise.allSettled(ending().map(({ finished }) => finished));
}

/**
 * Fails if axe finds a violation: by all rules in the light theme, by those of colours in the dark one.
 * @param state the state of the component, for the report of a failure
 * @param root the element that is looked at, with all that it contains
 */
export async function expectNoViolations(state = '', root: Node = document): Promise<void> {
  const rules = Object.fromEntries(OF_PAGES.map((rule) => [rule, { enabled: false }]));
  const { classList } = document.documentElement;
  try {
    for (const [theme, options] of [
      ['light', { rules }],
      ['dark', { runOnly: OF_COLOURS }],
    ] as const) {
      classList.toggle('dark', theme === 'dark');
      await settled();
      const { violations } = await axe.run(
        // Players of others are out of our hands.
        { include: root, exclude: 'iframe' },
        { ...options, resultTypes: ['violations'] },
      );
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => `${id}: ${html}`),
      );
      expect(found, `${state} ${theme}`).toEqual([]);
    }
  } finally {
    classList.remove('dark');
  }
}
