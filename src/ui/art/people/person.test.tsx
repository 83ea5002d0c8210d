import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Person, type PersonProps } from './person.tsx';

const turning = (svg: string) => [...svg.matchAll(/data-turn="(-?\d+)"/g)].length;

test.each<PersonProps['player']>(['requinto', 'segunda', 'bass', 'guira', 'bongos'])(
  'the %s player stands in the common box, hidden from screen readers, with a head and hands that turn',
  (player) => {
    const svg = renderToStaticMarkup(<Person player={player} />);
    expect(svg).toMatch(/^<svg viewBox="0 0 240 420" aria-hidden="true"/);
    expect(svg).not.toContain('NaN');
    expect(turning(svg)).toBeGreaterThan(1);
  },
);

test('the bongos have a hand for each drum', () => {
  const svg = renderToStaticMarkup(<Person player="bongos" />);
  expect([...svg.matchAll(/data-drum="(\w+)"/g)].map(([, drum]) => drum)).toEqual([
    'hembra',
    'macho',
  ]);
});
