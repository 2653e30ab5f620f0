import { expect, test } from 'vitest';
import { labelOf, trailOf } from './records.ts';

const names = { '/': 'Home', '/academy/': 'Academy', '/academy/courses/': 'Paid Programs' };

test.each([
  ['/academy/courses/', undefined, [{ name: 'Academy', path: '/academy/' }, { name: 'Paid Programs' }]],
  ['/academy/jobs/', 'Jobs', [{ name: 'Academy', path: '/academy/' }, { name: 'Jobs' }]],
  ['/academy/jobs/', undefined, [{ name: 'Academy', path: '/academy/' }]],
  ['/', undefined, []],
  ['/404.html', undefined, []],
])('the trail to %s, whose head has the name %s, has the names of records', (path, name, trail) => {
  expect(trailOf(names, path, name)).toEqual(trail);
});

test('a link of the navigation has its own label, or the name of its page; without either it is refused', () => {
  const link = { path: '/academy/', isFlagship: false };
  expect(labelOf(link, names)).toBe('Academy');
  expect(labelOf({ ...link, label: 'Learn' }, names)).toBe('Learn');
  expect(() => labelOf({ ...link, path: '/akademy/' }, names)).toThrow('no record has the path /akademy/');
});
