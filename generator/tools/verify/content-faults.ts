/** Faults in what the host sends: files that are missing, or differ from those that were built. */
import { type FaultDescription, purgeCache, uploadAgain } from './fixes.ts';

export const contentFaults = {
  address: {
    message: 'Pages refer to another address than this one: canonical, og:url, site map and feed',
    cause: 'The site was built for another address, or visitors do not use this one.',
    fix: 'Build for this address: url in content/site.yaml, or --url.',
  },
  missing: { message: 'A file of the site is missing', cause: 'The upload was incomplete.', fix: uploadAgain },
  'missing-hashed': {
    message: 'A file that pages load is missing: the pages do not work as intended',
    cause: 'Pages were uploaded before the files that they load, or assets/ was left out.',
    fix: uploadAgain,
  },
  'missing-previous': {
    message: 'A file of the previous release is gone: tabs that are still open cannot load it',
    fix: 'Keep the dist/ of the last release for the next build (docs/hosts.md, "Releases"), and delete old files one release later.',
    isWarning: true,
  },
  refused: {
    message: 'Access to a file of the site is refused',
    cause: 'A password, a rule against bots, or the file permissions on the server.',
    fix: 'Make it public: remove the protection, and set permissions to 644 for files and 755 for folders.',
  },
  failing: {
    message: 'The host responds with a server error',
    fix: 'Read its error log.',
    fixOn: { apache: 'It forbids a line of .htaccess, most likely "Options": remove that line (docs/apache.md).' },
  },
  redirected: {
    message: 'A file of the site redirects to another address',
    cause: 'The host rewrites URLs, or prefers another address of the site.',
    fix: 'Switch off URL rewriting ("clean URLs"), or verify the address that it redirects to.',
  },
  'no-response': {
    message: 'The host did not respond, or not completely',
    fix: 'Make sure that the host is up and compresses its responses as their headers say, and run this again.',
  },
  'email-hidden': {
    message: 'E-mail addresses are replaced by a script that the page’s policy blocks: nobody can read them',
    cause: 'Cloudflare’s Email Address Obfuscation, which is on by default.',
    fix: 'In the zone of the domain: Scrape Shield → Email Address Obfuscation → off. Then purge the cache.',
  },
  'script-injected': {
    message: 'A script is injected into pages',
    cause: 'The host, its CDN, or an attacker.',
    fix: 'Find out what injects it, and switch that off.',
    fixOn: {
      cloudflare:
        'Switch off Web Analytics (automatic setup), Rocket Loader, Bot Fight Mode and Zaraz; then purge the cache.',
      vercel: 'Switch off the toolbar, Speed Insights and Analytics for production.',
      netlify: 'Site configuration → Post processing: remove snippets; switch analytics and the drawer off.',
    },
  },
  minified: {
    message: 'HTML is rewritten in transit: white space, quotes or comments differ from the build',
    cause: 'A minifier of the host, its CDN or a plug-in. It gains nothing, and breaks the hashes of inline code.',
    fix: 'Switch off HTML minification ("Auto Minify", "asset optimisation", PageSpeed).',
  },
  'robots-injected': {
    message: 'robots.txt is not the site’s own',
    cause: 'The host adds rules to it, as Cloudflare’s managed robots.txt does.',
    fix: 'Switch the host’s own robots.txt off.',
    fixOn: { cloudflare: 'Security → Settings → managed robots.txt → off.' },
  },
  stale: {
    message: 'A CDN still serves an old version',
    cause: 'It caches files that change, or was not purged after they changed.',
    fix: 'Purge the CDN’s cache, and let it cache only hashed files.',
    fixOn: purgeCache,
  },
  'other-build': {
    message: 'The live site is another build than dist/',
    cause: 'dist/ was not uploaded, was uploaded only in part, or was built again since.',
    fix: 'Upload dist/ as it is, or build what was uploaded.',
  },
  changed: {
    message: 'The response differs from the file that was built',
    fix: 'Upload the file again, in binary mode; if that does not help, the host or its CDN changes it in transit.',
  },
} as const satisfies Record<string, FaultDescription>;
