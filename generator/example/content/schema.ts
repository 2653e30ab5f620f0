/** What content/ holds: each of its files belongs to one of these lines. */
import { z } from 'zod';
import type { EntryFields } from '../generator/model.ts';

const site = z.strictObject({ url: z.url(), name: z.string(), city: z.string(), email: z.email() });

const post = z.strictObject({
  title: z.string().max(60),
  description: z.string().min(110).max(160),
  date: z.iso.date(),
  related: z.array(z.string().meta({ ref: 'posts' })).default([]),
  was: z.array(z.string()).optional(),
  body: z.string(),
});

export const schema = {
  site: { from: 'site.yaml', as: site, facts: { word: 'site' } },
  posts: { from: 'posts/*.md', as: post },
};

export type Site = z.infer<typeof site>;
export type Post = z.infer<typeof post> & EntryFields;
export type Content = { site: Site; posts: Post[] };
