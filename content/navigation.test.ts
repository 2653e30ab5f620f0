import { expect, test } from 'vitest';
import { read } from '../generator/testing/read.ts';
import { type Content, schema } from './schema.ts';
import { navigation as schemaOfNavigation } from './schemas/site.ts';

test('the header has one flagship', async () => {
  const { navigation } = (await read(process.cwd(), schema)).content as Content;
  const menus = navigation.menus.map(menu => ({
    ...menu,
    entries: menu.entries.map(({ label, path }) => ({ label, path })),
  }));
  expect(schemaOfNavigation.safeParse(navigation).success).toBe(true);
  expect(schemaOfNavigation.safeParse({ ...navigation, menus }).error?.issues[0]?.message).toContain('flagship');
});
