import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DRAWINGS } from './drawings.ts';

test.each(Object.keys(DRAWINGS))(
  '%s fills the common frame and is hidden from screen readers',
  async (id) => {
    const Picture = await DRAWINGS[id]?.();
    if (!Picture) throw new Error(`There is no drawing ${id}`);
    const svg = renderToStaticMarkup(<Picture className="lines" />);
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 480 300" aria-hidden="true"[^>]* class="lines"/);
    expect(svg).not.toContain('NaN');
  },
);
