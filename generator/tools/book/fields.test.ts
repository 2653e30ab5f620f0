import { createElement } from 'react';
import { expect, test } from 'vitest';
import { originKey, type Route } from '../../model.ts';
import { deepFreeze } from '../../plain-values.ts';
import type { RenderContext } from '../../render/render.ts';
import { fieldsOf } from './fields.ts';

const entry = (file: string, value: object) => Object.defineProperty(value, originKey, { value: { file, hash: '' } });

type Post = { title: string; hero: { lead: string; badge: string }; tags: string[]; unread: string };

test('the fields of content that a page and the shell read are found, and the props that the page computes', async () => {
  const post = entry('content/blog/x.md', { title: 'X', hero: { lead: 'L', badge: 'B' }, tags: ['a'], unread: '' });
  const site = entry('content/site.yaml', { name: 'Site', phone: '1' });
  const props = deepFreeze({ post, category: 'News', other: 'unread' }) as { post: Post; category: string };
  const page = ({ post: { title, hero, tags }, category }: typeof props) =>
    createElement(
      'main',
      null,
      title,
      hero.lead,
      category,
      { ...tags }[0],
      tags.map(tag => tag),
    );
  const shell = ({ site: { name }, children }: { site: { name: string }; children: unknown }) =>
    createElement('html', null, name, children as string);
  const route = {
    path: '/x/',
    file: 'x/index.html',
    props,
    page: { file: 'x.tsx', css: '', module: { default: page } },
  };
  const context = {
    shell: { default: shell },
    shellProps: deepFreeze({ site }),
    address: { origin: 'https://a.example', base: '/' },
    headOf: () => ({}),
  };
  const fields = await fieldsOf(route as unknown as Route, context as unknown as RenderContext);
  expect(Object.fromEntries(fields)).toEqual({
    '': expect.arrayContaining(['category']),
    'content/blog/x.md': ['hero.lead', 'tags', 'title'],
    'content/site.yaml': ['name'],
  });
});
