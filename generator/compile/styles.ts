/** Style sheets, pictures and fonts that code imports → finished files, and the style sheet of each page. */
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { bundle } from './bundle.ts';

const assetTypes = 'svg png jpg jpeg gif webp avif ico woff woff2 ttf otf mp4 webm mp3 pdf txt'.split(' ');

/** Returns whether a file is a style sheet, or one that code gets the path of. */
export const isStyle = (file: string): boolean => ['css', ...assetTypes].includes(path.extname(file).slice(1));

/** Bundles the style sheets, pictures and fonts `sources`. Plain data, so that it can be cached. */
export async function bundleStyles(root: string, sources: readonly string[]) {
  const { files, inputs, entryOf, linksOf } = await bundle(root, {
    entryPoints: sources.map((file, i) => ({ in: `./${file}`, out: String(i) })),
    assetNames: 'assets/[name]-[hash]',
    // Paths start at the site's root; render puts the site's base path in front of them.
    publicPath: '/',
    loader: Object.fromEntries(assetTypes.map(type => [`.${type}`, 'file' as const])),
    minifyWhitespace: true,
    minifySyntax: true,
    plugins: [publicUrls],
  });
  const sheets = files.filter(({ path }) => path.endsWith('.css'));
  // A script for each other source, which exports the path of its asset.
  const scripts = files.filter(({ path }) => path.endsWith('.js'));
  return {
    inputs,
    assets: files.filter(file => !entryOf(file)),
    /** The text of each style sheet. */
    css: new Map(sheets.map(sheet => [entryOf(sheet), Buffer.from(sheet.bytes).toString().trim()])),
    /** The path of each picture or font in the site. */
    paths: new Map(scripts.map(script => [entryOf(script), `/${linksOf(script)[0]}`])),
  };
}

/** Leaves URLs with an absolute path unchanged: they are files in public/. */
const publicUrls: Plugin = {
  name: 'public-urls',
  setup({ onResolve }) {
    onResolve({ filter: /^\// }, ({ path, kind }) => (kind === 'url-token' ? { path, external: true } : undefined));
  },
};
