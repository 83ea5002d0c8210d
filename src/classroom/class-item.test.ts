import { describe, expect, test } from 'vitest';
import { keepPresented, presentedItem, stepIn, withoutPresent, withPresent } from './class-item.ts';

describe('the address of an item', () => {
  test('has no equals sign for a whole page', () => {
    expect(withPresent('', '')).toBe('?present');
    expect(withPresent('?rhythm=mambo&tempo=90', '')).toBe('?rhythm=mambo&tempo=90&present');
    expect(withPresent('?seed=ab12', 'majao', '3.2')).toBe('?seed=ab12&present=majao&step=3.2');
  });

  test.each(['?rhythm=mambo', '?seed=ab12', ''])('names it and its page, %j', (search) => {
    for (const item of ['', 'majao']) {
      for (const query of [withPresent(search, item), withPresent(search, item, '3.2')]) {
        expect(presentedItem('/practice', query)).toEqual({ page: `/practice${search}`, item });
      }
    }
  });

  test('a clip that was replaced is the one in its place', () => {
    const page = '/section/music/quiz/missing';
    expect(presentedItem(page, '?present=missing-02')).toEqual({ page, item: 'missing-11' });
  });

  test('presents nothing without `present`', () => {
    expect(presentedItem('/practice', '?step=2.1&rhythm=mambo')).toBeNull();
  });
});

test('a step replaces the one before it', () => {
  const search = withPresent('?present&step=1.2', null, '3.1');
  expect(search).toBe('?present&step=3.1');
  expect(stepIn(search)).toBe('3.1');
  expect(stepIn('?present')).toBeNull();
});

test('leaving keeps the rest of the query', () => {
  expect(withoutPresent('?seed=ab12&present=a&step=1.2')).toBe('?seed=ab12');
  expect(withoutPresent('?present&step=1.2')).toBe('');
});

test('settings that a page writes keep what is presented', () => {
  expect(keepPresented('rhythm=mambo', '?rhythm=derecho&present&step=2.1')).toBe(
    '?rhythm=mambo&present&step=2.1',
  );
  expect(keepPresented('rhythm=mambo', '?rhythm=derecho')).toBe('?rhythm=mambo');
});
