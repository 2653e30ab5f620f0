/** What the schemas of prices and courses accept. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { read } from '../generator/testing/read.ts';
import { type Content, schema } from './schema.ts';
import { coaching as coachingSchema } from './schemas/academy.ts';
import { rupees } from './schemas/common.ts';

const content = (await read(process.cwd(), schema)).content as Content;
const { coaching } = content;

describe('prices in rupees', () => {
  test.each([
    ['₹149', 149],
    ['₹12,000', 12000],
    ['₹1,50,000', 150000],
    ['₹12,34,56,789', 123456789],
  ])('%s is %d', (printed, amount) => {
    expect(rupees.parse(printed)).toBe(amount);
  });

  test.each(['149', '₹1499', '₹150,000', '₹1,5000', '₹ 149', 149])('%s is rejected', printed => {
    expect(rupees.safeParse(printed).success).toBe(false);
  });
});

test('the workload of a course is the number of hours in its format', () => {
  const { slug: _, ...page } = coaching[0] ?? { slug: '', courses: [] };
  const attempt = (workload: string) => {
    const courses = page.courses.map(course => ({ ...course, price: '₹149', format: '30 hours, weekends', workload }));
    return coachingSchema.safeParse({ ...page, courses }).error?.issues[0]?.path;
  };
  expect([attempt('PT30H'), attempt('PT3H')]).toEqual([undefined, ['courses', 0, 'workload']]);
});

test('the editor settings name a schema for every YAML file in content/', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  const yaml = Object.entries(schema).filter(([, { from }]) => from.endsWith('.yaml'));
  const expected = yaml.map(([name, { from }]) => [`.cache/schemas/${name}.json`, `content/${from}`]);
  expect(settings['yaml.schemas']).toEqual(Object.fromEntries(expected));
});
