/** Faults of what is sent: files that are missing, or are not the ones that were built. */
import { again, type Known, purge } from './mends.ts';

export const contentFaults = {
  address: {
    says: 'Pages name another address than this one: canonical, og:url, site map and feed',
    cause: 'It was built for another address, or this is not the address that visitors use.',
    mend: 'Build with this address: url in content/site.yaml, or --url.',
  },
  missing: { says: 'A file of the site is not there', cause: 'The upload was not complete.', mend: again },
  'missing-hashed': {
    says: 'A file that pages load is not there: what it does, does not work',
    cause: 'Pages were uploaded before the files that they load, or assets/ was left out.',
    mend: again,
  },
  'missing-previous': {
    says: 'A file of the release before is gone: tabs that are still open cannot load it',
    mend: 'Keep the dist/ of the last release for the next build (docs/hosts.md, "Releases"), and delete old files a release later.',
    isWarning: true,
  },
  refused: {
    says: 'A file of the site is refused',
    cause: 'A password, a rule against robots, or the rights of the files on the server.',
    mend: 'Let everybody read it: take protection off, and make files readable (644) and folders open (755).',
  },
  failing: {
    says: 'The host answers with an error of its own',
    mend: 'Read its error log.',
    on: { apache: 'It forbids a line of .htaccess, most likely "Options": remove that line (docs/apache.md).' },
  },
  redirected: {
    says: 'A file of the site is led to another address',
    cause: 'The host rewrites addresses, or another address is its own.',
    mend: 'Switch off what cleans or rewrites URLs, or verify the address that it leads to.',
  },
  'no-answer': { says: 'There was no answer', mend: 'Look whether the host is up, and run this again.' },
  'email-hidden': {
    says: 'E-mail addresses are rewritten, and a script is put in that the page’s policy forbids: nobody can read them',
    cause: 'Cloudflare’s Email Address Obfuscation, which is on unless it is switched off.',
    mend: 'In the zone of the domain: Scrape Shield → Email Address Obfuscation → off. Then purge the cache.',
  },
  'script-put-in': {
    says: 'A script is put into pages that the site does not have',
    cause: 'The host, its edge, or somebody who should not be able to.',
    mend: 'Find who puts it in, and switch that off.',
    on: {
      cloudflare:
        'Switch off Web Analytics (automatic setup), Rocket Loader, Bot Fight Mode and Zaraz; then purge the cache.',
      vercel: 'Switch off the toolbar, Speed Insights and Analytics for production.',
      netlify: 'Site configuration → Post processing: remove snippets; switch analytics and the drawer off.',
    },
  },
  minified: {
    says: 'HTML is written anew on the way: white space, quotes or comments are not those that were built',
    cause: 'A minifier of the host, its edge or a plug-in. It gains nothing, and breaks the hashes of inline code.',
    mend: 'Switch off minifying of HTML ("Auto Minify", "asset optimisation", PageSpeed).',
  },
  'robots-put-in': {
    says: 'robots.txt is not the site’s own',
    cause: 'The host puts rules into it: Cloudflare’s managed robots.txt does.',
    mend: 'Switch the host’s own robots.txt off.',
    on: { cloudflare: 'Security → Settings → managed robots.txt → off.' },
  },
  stale: {
    says: 'A cache in front still gives out an old version',
    cause: 'It was told to keep files, or was not told that they changed.',
    mend: 'Purge the cache in front, and let it keep nothing but hashed files.',
    on: purge,
  },
  'other-build': {
    says: 'Another build than the one in dist/ stands there',
    cause: 'It was not uploaded, not all of it, or dist/ was built again since.',
    mend: 'Upload dist/ as it is, or build what was uploaded.',
  },
  changed: {
    says: 'What is sent is not what was built',
    mend: 'Upload it again, in binary mode; if it stays so, the host or its edge changes it on the way.',
  },
} as const satisfies Record<string, Known>;
