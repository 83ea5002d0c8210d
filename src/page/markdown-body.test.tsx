import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import { SetInline, SetText } from './markdown-body.tsx';

const html = (...texts: string[]) =>
  renderToStaticMarkup(
    <Router ssrPath="/">
      {texts.map((text) => (
        <SetText key={text}>{text}</SetText>
      ))}
    </Router>,
  );

describe('links', () => {
  test.each([
    'http://example.org/',
    'https://example.org/a',
    'irc://example.org/a',
    'ircs://example.org/a',
    'mailto:a@example.org',
    'xmpp:a@example.org',
    '/section/music',
    '#mambo',
    'rhythm#mambo',
  ])('the address %s survives', (address) => {
    expect(html(`[there](${address})`)).toContain(`href="${address}"`);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'file:///etc/passwd'])(
    'of the address %s only the text is left',
    (address) => {
      expect(html(`[there](${address})`)).toBe('<p>there</p>');
    },
  );

  test('only what is outside opens in a new tab, and learns nothing of us', () => {
    const safe = 'target="_blank" rel="noopener noreferrer"';
    expect(html('[a](https://example.org/)')).toContain(safe);
    expect(html('[a](//example.org/)')).toContain(safe);
    for (const own of ['/section/music', '#mambo', '/assets/a.txt', 'mailto:a@example.org']) {
      expect(html(`[a](${own})`)).not.toContain('target');
    }
  });

  test('of an image with an unsafe address only its description is left', () => {
    expect(html('![a guitar](javascript:alert(1))')).toBe('<p>a guitar</p>');
  });
});

describe('marks', () => {
  test('strikethrough and bold', () => {
    expect(html('~~old~~ **new**')).toBe('<p><del>old</del> <strong>new</strong></p>');
  });

  test('a task says whether it is done', () => {
    const tasks = html('- [x] listen\n- [ ] dance');
    expect(tasks).toMatch(/aria-label="Done:"[^>]*>☑<\/span> listen/);
    expect(tasks).toMatch(/aria-label="To do:"[^>]*>☐<\/span> dance/);
  });

  test('a table is called by its columns', () => {
    expect(html('| Rhythm | **Güira** |\n| - | - |\n| Majao | one |')).toContain(
      'aria-label="Table: Rhythm, Güira"',
    );
  });

  test('in a heading there are no paragraphs and no links', () => {
    const line = renderToStaticMarkup(<SetInline>{'What *is* [it](/a)?'}</SetInline>);
    expect(line).toBe('What <em>is</em> it?');
  });
});

describe('footnotes', () => {
  const text = (name: string) => `${name}[^1]\n\n[^1]: The note of ${name}.`;
  const page = html(text('one'), text('two'));
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

  test('of two texts do not clash', () => {
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(6);
  });

  test('are found from the text, and back, and by their label', () => {
    const targets = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    const labels = [...page.matchAll(/ aria-describedby="([^"]+)"/g)].map(([, id]) => id);
    expect(targets).toHaveLength(4);
    expect(labels).toHaveLength(2);
    for (const id of [...targets, ...labels]) expect(ids).toContain(id);
  });
});
