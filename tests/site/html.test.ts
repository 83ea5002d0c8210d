import { HtmlValidate } from 'html-validate';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { ADDRESSES, FILES, htmlOf, read } from './built.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Vite and React determine the serialisation.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // Used for CSS variables, which the Content Security Policy allows.
    'no-inline-style': 'off',
    // React's ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // ARIA allows names on lists.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

test.each(FILES)('$path is valid HTML', async ({ path, html }) => {
  const { results } = await validator.validateString(html, path);
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(problems).toEqual([]);
});

// Chrome would lay it out as soon as it is parsed, with system fonts.
test('home asks for the size of no container on a phone', () => {
  const [, styles = ''] = /<style>([\s\S]*?)<\/style>/.exec(htmlOf('/')) ?? [];
  const sheet = postcss.parse(styles);
  const found: string[] = [];
  sheet.walkAtRules('container', (rule) => void found.push(mediaOf(rule)));
  sheet.walkDecls(/^container/, (declaration) => void found.push(mediaOf(declaration)));
  expect(found.length).toBeGreaterThan(3);
  for (const media of found) expect(media).toMatch(/^\(width>=[3-9]\drem\)$/);
});

/** The media query around a rule or a declaration; empty if there is none. */
function mediaOf(node: postcss.Node): string {
  let { parent } = node;
  while (parent) {
    if (parent.type === 'atrule' && (parent as postcss.AtRule).name === 'media')
      return (parent as postcss.AtRule).params;
    parent = parent.parent as typeof parent;
  }
  return '';
}

// A drawing that is opened as a document does not get the content security policy of pages.
test('no drawing has a script', () => {
  const drawings = ADDRESSES.filter((address) => address.endsWith('.svg'));
  expect(drawings).toContain('/favicon.svg');
  for (const address of drawings)
    expect(read(address), address).not.toMatch(/<script|<foreignObject|\son\w+=|javascript:/i);
});

test.each(['/practice', '/section/music/glossary', '/practice/ear'])(
  'on %s nothing can be chosen or typed before the scripts have loaded',
  (path) => {
    const [main = ''] = /<main.*<\/main>/s.exec(htmlOf(path)) ?? [];
    expect(main.match(/<(select|input) /g)?.length).toBeGreaterThan(2);
    // In a disabled group everything is disabled.
    const others = main.replace(/<fieldset[^>]* disabled="".*?<\/fieldset>/gs, '');
    const open = (others.match(/<(select|input) [^>]*>/g) ?? []).filter(
      (control) => !/ (disabled|readonly)=""/i.test(control),
    );
    expect(open).toEqual([]);
  },
);
