import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { FILES } from './built.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How it is written down is up to Vite and React: any of these is the same page.
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // They set variables for the style, which the pages' policy allows.
    'no-inline-style': 'off',
    // React's own begin with an underscore, as HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // A list may be named, says ARIA.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

test.each(FILES)('$path is valid HTML', async ({ path, html }) => {
  const { results } = await validator.validateString(html, path);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(faults).toEqual([]);
});
