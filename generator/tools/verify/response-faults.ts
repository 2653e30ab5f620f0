/** Faults in how the host responds: types, headers, caching, unknown paths, redirects. */
import { deployConfig, type FaultDescription, redeployConfig, reloadServer } from './fixes.ts';

export const responseFaults = {
  type: {
    message: 'A file has the wrong Content-Type',
    cause: 'The host does not know the file name extension.',
    fix: deployConfig,
    fixOn: { ...reloadServer, 's3-cloudfront': 'Run deploy/s3-cloudfront/upload.sh again: it sets all types.' },
  },
  uncompressed: {
    message: 'Text files are sent uncompressed: three to four times as many bytes',
    fix: 'Switch compression on at the host.',
    fixOn: {
      ...reloadServer,
      's3-cloudfront': 'In the behaviour: compress objects automatically → yes, cache policy CachingOptimized.',
    },
  },
  vary: {
    message: 'A compressed response lacks the header "Vary: Accept-Encoding"',
    fix: 'Add that header to compressed responses.',
    isWarning: true,
  },
  'header-missing': {
    message: 'A security header is missing',
    fix: deployConfig,
    fixOn: { ...redeployConfig, 'github-pages': 'GitHub Pages sets no headers: choose another host, or add a CDN.' },
    warningOn: ['github-pages'],
  },
  'header-changed': {
    message: 'A security header differs from the one that the build generated',
    cause: 'The host or its CDN sets its own.',
    fix: 'Leave it if that is what you want.',
    isWarning: true,
  },
  'policy-duplicate': {
    message: 'Two Content-Security-Policy headers are sent',
    cause: 'Two places set it, and browsers enforce both.',
    fix: 'Set it in one place only.',
  },
  blocked: {
    message: 'A Content-Security-Policy blocks inline code or styles of the page itself',
    cause: 'Inline code was changed in transit, or a header of the host restricts scripts or styles.',
    fix: 'Remove these directives from the host’s header: the policy in each page’s meta element has them.',
  },
  'not-cached': {
    message: 'Browsers request a file again and again although its name changes with its content',
    fix: deployConfig,
    fixOn: redeployConfig,
    warningOn: ['github-pages'],
  },
  cached: {
    message: 'A file is cached although its content may change: visitors see old versions',
    cause: 'The host’s own cache duration, or a rule with a wildcard.',
    fix: deployConfig,
    fixOn: {
      ...redeployConfig,
      cloudflare: 'Caching → Browser Cache TTL → Respect existing headers; remove cache rules of your own.',
    },
    warningOn: ['github-pages'],
  },
  'not-revalidated': {
    message: 'A file that the browser already has is sent again in full (no 304)',
    fix: 'Make the host send an ETag or Last-Modified, and compare it for each compression separately.',
    fixOn: reloadServer,
    warningOn: ['cloudflare'],
  },
  'soft-404': {
    message: 'A path that does not exist responds as if it did: search engines index it',
    cause: 'A rule for single-page applications, or no 404.html at the root.',
    fix: 'Remove the rule that serves a page for every path, and upload 404.html.',
    fixOn: { ...reloadServer, cloudflare: 'Upload 404.html; for Workers set "not_found_handling": "404-page".' },
  },
  'unknown-status': {
    message: 'A path that does not exist does not return 404',
    fix: 'Serve /404.html with status 404 for unknown paths.',
    fixOn: { 's3-cloudfront': 'Error pages: 403 and 404 → /404.html, response code 404.' },
  },
  'wrong-404-page': {
    message: 'The host does not use the site’s own 404 page',
    fix: deployConfig,
    fixOn: {
      ...reloadServer,
      cloudflare: 'For Workers set "not_found_handling": "404-page".',
      's3-cloudfront': 'Error pages: 403 and 404 → /404.html, response code 404.',
    },
  },
  'cached-404': {
    message: 'The 404 for a missing file is cached: visitors still get it after the file is back',
    cause: 'A rule with a wildcard (/assets/*) that also matches missing files.',
    fix: 'Use one rule per hashed file, as the build generates them, and none with a wildcard.',
  },
  slash: {
    message: 'A page without its trailing slash does not redirect to it in one step, on the same host, with its query',
    fix: deployConfig,
    fixOn: { ...redeployConfig, netlify: 'Switch "Pretty URLs" on.' },
  },
  'redirect-missing': {
    message: 'An old path does not redirect to the new path of its page',
    fix: deployConfig,
    fixOn: { ...redeployConfig, 's3-cloudfront': 'Publish deploy/s3-cloudfront/function.js again.' },
  },
  https: {
    message: 'http does not redirect to https in one step',
    fix: 'Switch on "redirect HTTP to HTTPS" at the host.',
    fixOn: {
      cloudflare: 'SSL/TLS → Edge Certificates → Always Use HTTPS.',
      nginx: 'certbot --nginx --redirect',
      apache: 'In the panel: "Force HTTPS".',
      's3-cloudfront': 'In the behaviour: viewer protocol policy → redirect HTTP to HTTPS.',
      'github-pages': 'Settings → Pages → Enforce HTTPS.',
    },
  },
  exposed: {
    message: 'A private file or a list of a folder is public',
    fix: 'Remove the file from the server, and switch off directory listings.',
    fixOn: reloadServer,
  },
  noindex: {
    message: 'The header X-Robots-Tag keeps pages out of search engines',
    cause: 'Hosts send it for previews and for addresses of their own.',
    fix: 'Verify the site’s real address; if this is it, remove the header.',
  },
  incomplete: {
    message: 'Not everything was checked',
    fix: 'Run it again; for a large site with more requests: --limit N.',
  },
} as const satisfies Record<string, FaultDescription>;
