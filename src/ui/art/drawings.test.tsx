import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DRAWINGS } from './drawings.ts';

test.each(Object.keys(DRAWINGS))(
  '%s fills the common frame and is hidden from screen readers',
  async (id) => {
    const svg = renderToStaticMarkup(await DRAWINGS[id]?.());
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 480 300" aria-hidden="true"/);
    expect(svg).not.toContain('NaN');
  },
);
