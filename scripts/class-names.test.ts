import { expect, it } from 'vitest';
import { shortClassNames } from './class-names.ts';

it('gives each class of a file a short name, and the same one whenever it is asked', () => {
  const nameOf = shortClassNames('/app');
  const first = nameOf('card', '/app/src/a.module.css');
  expect(first).toMatch(/^[A-Z][A-Za-z0-9]{3}$/);
  expect(nameOf('title', '/app/src/a.module.css')).not.toBe(first);
  expect(nameOf('card', '/app/src/a.module.css?used')).toBe(first);
  expect(nameOf('card', '/app/src/b.module.css')).not.toBe(first);
});

it('does not depend on where the folder is, nor on other files', () => {
  const nameOf = shortClassNames('/elsewhere');
  nameOf('card', '/elsewhere/src/b.module.css');
  expect(nameOf('card', '/elsewhere/src/a.module.css')).toBe(
    shortClassNames('/app')('card', '/app/src/a.module.css'),
  );
});

it('has different names for hundreds of classes', () => {
  const nameOf = shortClassNames('/app');
  const names = Array.from({ length: 700 }, (_, i) => nameOf(`c${i}`, '/app/a.module.css'));
  expect(new Set(names).size).toBe(700);
});

it('refuses files that would share their names', () => {
  const nameOf = shortClassNames('/app');
  const all = () => {
    for (let i = 0; i < 3000; i++) nameOf('card', `/app/${i}.module.css`);
  };
  expect(all).toThrow(/^\d+\.module\.css and \d+\.module\.css share [A-Z]/);
});
