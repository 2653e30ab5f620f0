/** The sites of the browser tests (build-sites.ts builds them, playwright.config.ts serves them): this one, an edited copy, the example. */
export type Place = {
  /** The address that it is built for and served at. */
  url: string;
  port: number;
  /** The folder of the site's project, relative to this one. */
  root: string;
  /** The output folder, relative to `root`. */
  out: string;
};

/** This port and the next two must be free. TEST_PORT makes it possible to test two checkouts at the same time. */
const port = Number(process.env.TEST_PORT ?? 41730);

export const atRoot: Place = { url: `http://127.0.0.1:${port}/`, port, root: '.', out: '.cache/e2e' };

/** A copy with the edits of edited-site.ts, under a base path. */
export const edited: Place = {
  url: `http://127.0.0.1:${port + 1}/repo/`,
  port: port + 1,
  root: '.cache/edited',
  out: 'dist',
};

/** The generator's own tests need no other site. */
export const example: Place = {
  url: `http://127.0.0.1:${port + 2}/`,
  port: port + 2,
  root: '.cache/example',
  out: 'dist',
};
