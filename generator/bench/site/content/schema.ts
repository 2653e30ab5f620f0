import { z } from 'zod';

const site = z.strictObject({ url: z.url(), name: z.string() });
const post = z.strictObject({ title: z.string().max(60), description: z.string().min(110).max(160), body: z.string() });

export const schema = {
  site: { from: 'site.yaml', as: site },
  posts: { from: 'blog/*.md', as: post },
};

export type Content = { site: z.infer<typeof site>; posts: (z.infer<typeof post> & { slug: string })[] };
