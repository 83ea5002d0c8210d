import axe from 'axe-core';
import { expect } from 'vitest';

// Axe for components. tests/e2e/layout.spec.ts checks whole pages of the built site.

/** The rules that depend on the theme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
/** The rules about whole pages. */
const OF_PAGES = ['html-has-lang', 'landmark-one-main', 'page-has-heading-one', 'region'];

/** Resolves once all finite animations have ended: during a transition, colours have another contrast. */
async function settled(): Promise<void> {
  const ending = () =>
    document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  // The end of one may begin another.
  while (ending().length > 0) await Promise.allSettled(ending().map(({ finished }) => finished));
}

/**
 * Fails if axe finds a violation: with all rules in the light theme, and with the colour rules in the dark theme.
 * @param state the state of the component, for the report of a failure
 * @param root the element to check, with its descendants
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
        // Embedded players of other sites are not ours to fix.
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
