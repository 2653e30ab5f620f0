import * as js from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { withSamples } from './samples.ts';
import { scan } from './yaml.ts';

const placesIn = (yaml: string) => scan(yaml, js.parseEvents(yaml, {})).places.map(place => place.join('.'));

describe('the places of what stands behind the tag', () => {
  test.each<[string, string, string[]]>([
    ['all of it', '!placeholder {a: 1}', ['']],
    ['in maps and lists', 'a: [1, {b: !placeholder 2}]\nc: !placeholder 3', ['a.1.b', 'c']],
    ['a value with values behind the tag', 'a: !placeholder {b: !placeholder 1}', ['a', 'a.b']],
    ['after maps and lists', 'a: {b: {}}\nc: []\nd: !placeholder 1', ['d']],
    ['what an alias repeats', 'a: &x !placeholder 1\nb: [*x]\nc: &y 1\nd: *y', ['a', 'b.0']],
    ['what an alias repeats, in it', 'a: &x {b: !placeholder 1}\nc: *x', ['a.b', 'c']],
    ['another tag, or a text about it', 'a: !!str 1\nb: "!placeholder"', []],
  ])('%s', (_, yaml, places) => expect(placesIn(yaml)).toEqual(places));
});

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
    ['what it stands in', ['list'], [true, true]],
  ])('tells what is behind the tag: %s', (_, place, marks) => expect(flags(place)).toEqual(marks));

  test('stays where an author says it', () => {
    expect(withSamples({ isSample: true, text: 'a', part: 'b' }, [['part']])).toMatchObject({ isSample: true });
    expect(withSamples({ one: { isSample: true }, part: 'b' }, [['part']])).toMatchObject({ one: { isSample: true } });
  });

  test('is no field that a schema does not have; what is no plain data stays what it is', () => {
    const value = { url: new URL('https://name.example/'), text: 'a' };
    expect(withSamples(value, [['url'], ['text']])).toEqual(value);
  });
});
