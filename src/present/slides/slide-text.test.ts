import { expect, test } from 'vitest';
import { renderMarkdown } from '../../../scripts/markdown/render-markdown.tsx';
import { slideHtml } from './slide-text.ts';

const slideText = (markdown: string) => slideHtml({ __html: renderMarkdown(markdown) }).__html;

test('keeps the text and the marks of a link, but not the link', () => {
  expect(slideText('The **[güira](/section/music/glossary#guira)** > [a](https://b.c).')).toBe(
    '<p>The <strong>güira</strong> &gt; a.</p>',
  );
});

test('keeps what only begins like a link', () => {
  expect(slideText('![Güira](/assets/a.png)\n\n`<a href>`')).toContain(
    '<code>&lt;a href&gt;</code>',
  );
  expect(slideHtml({ __html: '<abbr>BPM</abbr>' }).__html).toBe('<abbr>BPM</abbr>');
});

test('has no ids, tab stops or ways back of footnotes', () => {
  const text = slideText('| A | B |\n|---|---|\n| 1 | 2 |\n\nOnce.[^1]\n\n[^1]: In 1962.');
  expect(text).toContain('<td>1</td>');
  expect(text).toContain('In 1962.');
  expect(text).not.toMatch(/<a\b|\bid=|tabindex|aria-describedby|↩/);
});
