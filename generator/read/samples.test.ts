import { describe, expect, test } from 'vitest';
import { withSamples } from './samples.ts';

describe('isSample', () => {
  const story = { text: 'a', quote: { text: 'b', isSample: false }, isSample: false };
  const flags = (...places: string[][]) => {
    const one = withSamples({ list: [story] }, places) as { list: (typeof story)[] };
    return [one.list[0]?.isSample, one.list[0]?.quote.isSample];
  };

  test.each<[string, string[], boolean[]]>([
    ['nothing', ['other'], [false, false]],
    ['a field', ['list', '0', 'text'], [true, false]],
    ['a part with a mark of its own', ['list', '0', 'quote'], [false, true]],
    ['a field of that part', ['list', '0', 'quote', 'text'], [false, true]],
    ['all of it', ['list', '0'], [true, true]],
    ['the list around it', ['list'], [true, true]],
  ])('reflects a tag on %s', (_, place, marks) => expect(flags(place)).toEqual(marks));

  test('stays true if the author sets it', () => {
    expect(withSamples({ isSample: true, text: 'a', part: 'b' }, [['part']])).toMatchObject({ isSample: true });
    expect(withSamples({ one: { isSample: true }, part: 'b' }, [['part']])).toMatchObject({ one: { isSample: true } });
  });

  test('is not added to a schema without it, and leaves values that are not plain data unchanged', () => {
    const value = { url: new URL('https://name.example/'), text: 'a' };
    expect(withSamples(value, [['url'], ['text']])).toEqual(value);
  });
});
