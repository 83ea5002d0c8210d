import { describe, expect, test } from 'vitest';
import { renderInlineMarkdown, renderMarkdown } from './render-markdown.tsx';

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
  ])('keeps the address %s', (address) => {
    expect(renderMarkdown(`[there](${address})`)).toContain(`href="${address}"`);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'file:///etc/passwd'])(
    'replaces a link to %s by its text',
    (address) => {
      expect(renderMarkdown(`[there](${address})`)).toBe('<p>there</p>');
    },
  );

  test('opens only external links in a new tab, without opener and referrer', () => {
    const external = 'target="_blank" rel="noopener noreferrer"';
    expect(renderMarkdown('[a](https://example.org/)')).toContain(external);
    expect(renderMarkdown('[a](//example.org/)')).toContain(external);
    for (const own of ['/section/music', '#mambo', '/assets/a.txt', 'mailto:a@example.org']) {
      expect(renderMarkdown(`[a](${own})`)).not.toContain('target');
    }
  });

  test('replaces an image with an unsafe address by its alternative text', () => {
    expect(renderMarkdown('![a guitar](javascript:alert(1))')).toBe('<p>a guitar</p>');
  });
});

describe('marks', () => {
  test('renders strikethrough and bold', () => {
    expect(renderMarkdown('~~old~~ **new**')).toBe('<p><del>old</del> <strong>new</strong></p>');
  });

  test('says whether a task is done', () => {
    const tasks = renderMarkdown('- [x] listen\n- [ ] dance');
    expect(tasks).toMatch(/aria-label="Done:"[^>]*>☑<\/span> listen/);
    expect(tasks).toMatch(/aria-label="To do:"[^>]*>☐<\/span> dance/);
  });

  test('names a table after its columns', () => {
    expect(renderMarkdown('| Rhythm | **Güira** |\n| - | - |\n| Majao | one |')).toContain(
      'aria-label="Table: Rhythm, Güira"',
    );
  });

  test('drops raw HTML', () => {
    expect(renderMarkdown('a <script>alert(1)</script> b')).not.toContain('<script');
  });

  test('renders no paragraphs and no links in a line', () => {
    expect(renderInlineMarkdown('What *is* [it](/a)?')).toBe('What <em>is</em> it?');
  });
});

describe('footnotes', () => {
  const text = (name: string) => `${name}[^1]\n\n[^1]: The note of ${name}.`;
  const page = renderMarkdown(text('one')) + renderMarkdown(text('two'));
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

  test('have different ids in different texts', () => {
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(6);
  });

  test('link to their references and back, and name their label', () => {
    const targets = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    const labels = [...page.matchAll(/ aria-describedby="([^"]+)"/g)].map(([, id]) => id);
    expect(targets).toHaveLength(4);
    expect(labels).toHaveLength(2);
    for (const id of [...targets, ...labels]) expect(ids).toContain(id);
  });
});
