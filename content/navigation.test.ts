import { describe, expect, test } from 'vitest';
import { read } from '../generator/testing/read.ts';
import { type Content, schema } from './schema.ts';
import { navigation as schemaOfNavigation } from './schemas/site.ts';
import { specifiedLinks, specifiedMenus, specifiedPaths } from './specified.ts';

const { navigation } = (await read(process.cwd(), schema)).content as Content;
const { menus, links, contact, columns, policies } = navigation;
const pathsOf = (entries: { path: string }[]) => entries.map(({ path }) => path);

describe('the header', () => {
  test.each(Object.entries(specifiedMenus))(
    'has the links of the specification in the menu %s, in its order',
    (label, paths) => {
      const found = pathsOf(menus.find(menu => menu.label === label)?.entries ?? []);
      expect(found.filter(path => paths.includes(path))).toEqual(paths);
    },
  );

  test('has the links of the specification outside of its menus', () => {
    expect(pathsOf([...links, contact])).toEqual(expect.arrayContaining(specifiedLinks));
  });
});

test('the footer links to every service, the contact page and the policies of the specification', () => {
  const found = pathsOf([...columns.flatMap(column => column.entries), ...policies]);
  const required = specifiedPaths.filter(path => /^\/(services\/|contact\/)|-(policy|conditions)\/$/.test(path));
  expect(required.filter(path => !found.includes(path))).toEqual([]);
});

test('the header has one flagship', () => {
  const without = {
    ...navigation,
    menus: menus.map(menu => ({ ...menu, entries: menu.entries.map(({ label, path }) => ({ label, path })) })),
  };
  expect(schemaOfNavigation.safeParse(navigation).success).toBe(true);
  expect(schemaOfNavigation.safeParse(without).error?.issues[0]?.message).toContain('flagship');
});
