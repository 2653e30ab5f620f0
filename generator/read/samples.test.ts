import { describe, expect, test } from 'vitest';
import { markSamples } from './samples.ts';

describe('isSample', () => {
  const flags = (...places: string[][]) => {
    const story = { text: 'a', quote: { text: 'b', isSample: false }, isSample: false };
    markSamples({ list: [story] }, places);
    return [story.isSample, story.quote.isSample];
  };

  test.each<[string, string[], boolean[]]>([
    ['nothing', ['other'], [false, false]],
    ['a field', ['list', '0', 'text'], [true, false]],
    ['a part with a mark of its own', ['list', '0', 'quote'], [false, true]],
    ['a field of that part', ['list', '0', 'quote', 'text'], [false, true]],
    ['all of it', ['list', '0'], [true, true]],
    ['the list around it', ['list'], [true, true]],
  ])('reflects a tag on %s', (_, place, marks) => expect(flags(place)).toEqual(marks));

  test('stays true if the author sets it, and is not added to a schema without it', () => {
    const value = { one: { isSample: true }, url: new URL('https://name.example/') };
    markSamples(value, [['url'], ['one', 'gone', 'further']]);
    expect(value).toEqual({ one: { isSample: true }, url: new URL('https://name.example/') });
  });
});
