import { describe, expect, test } from 'vitest';
import {
  keepPresented,
  presentAddress,
  presentedItem,
  stepIn,
  withoutPresent,
  withStep,
} from './class-item.ts';

describe('the address of an item', () => {
  test.each([
    [{ page: '/practice', item: '' }, '/practice?present'],
    [
      { page: '/practice?rhythm=mambo&tempo=90', item: '' },
      '/practice?rhythm=mambo&tempo=90&present',
    ],
    [
      { page: '/section/music/lesson/rhythm#majao', item: 'mambo' },
      '/section/music/lesson/rhythm?present=mambo#majao',
    ],
    [
      { page: '/section/music/quiz/present?seed=ab12', item: '' },
      '/section/music/quiz/present?seed=ab12&present',
    ],
  ])('%j is %s', (item, address) => {
    expect(presentAddress(item)).toBe(address);
  });

  test.each(['/practice?rhythm=mambo', '/section/music/quiz/present?seed=ab12', '/practice'])(
    '%s is found in it again, at any step',
    (page) => {
      for (const item of ['', 'majao']) {
        const { pathname, search } = new URL(presentAddress({ page, item }), 'http://localhost');
        expect(presentedItem(pathname, search)).toEqual({ page, item });
        expect(presentedItem(pathname, withStep(search, '3.2'))).toEqual({ page, item });
      }
    },
  );

  test('a clip that was replaced is the one in its place', () => {
    const page = '/section/music/quiz/missing';
    expect(presentedItem(page, '?present=missing-02')).toEqual({ page, item: 'missing-11' });
  });

  test('presents nothing without `present`', () => {
    expect(presentedItem('/practice', '?step=2.1&rhythm=mambo')).toBeNull();
  });
});

test('a step replaces the one before it', () => {
  const search = withStep(withStep('?present', '1.2'), '3.1');
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
    'rhythm=mambo&present&step=2.1',
  );
  expect(keepPresented('rhythm=mambo', '?rhythm=derecho')).toBe('rhythm=mambo');
});
