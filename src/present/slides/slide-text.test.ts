import { expect, test } from 'vitest';
import { slideHtml } from './slide-text.ts';

const slideText = (__html: string) => slideHtml({ __html }).__html;

test('keeps the text and the marks of a link, but not the link', () => {
  expect(
    slideText(
      '<p>The <strong><a href="/section/music/glossary#guira">güira</a></strong> &gt; <a href="https://b.c" target="_blank" rel="noopener noreferrer">a</a>.</p>',
    ),
  ).toBe('<p>The <strong>güira</strong> &gt; a.</p>');
});

test('keeps what only begins like a link', () => {
  const text = '<p><abbr>BPM</abbr> <code>&lt;a href&gt;</code></p>';
  expect(slideText(text)).toBe(text);
});

test('has no ids, tab stops or ways back from footnotes', () => {
  expect(
    slideText(
      '<section aria-label="Table: A" tabindex="0"><td>1</td></section><p>Once.<sup><a href="#n-1" id="ref-1" aria-describedby="label">1</a></sup></p><li id="n-1">In 1962. <a href="#ref-1" data-footnote-backref="" class="back">↩</a></li>',
    ),
  ).toBe(
    '<section aria-label="Table: A"><td>1</td></section><p>Once.<sup>1</sup></p><li>In 1962. </li>',
  );
});
