/** Faults of how it is sent: types, headers, caches, unknown paths, redirects. */
import { type Known, reload, rules, servers } from './mends.ts';

export const answerFaults = {
  type: {
    says: 'The type of a file is wrong',
    cause: 'The host does not know the ending of its name.',
    mend: rules,
    on: { ...servers, 's3-cloudfront': 'Run deploy/s3-cloudfront/upload.sh again: it says the type of each file.' },
  },
  uncompressed: {
    says: 'Texts are sent uncompressed: three to four times as many bytes',
    mend: 'Switch compression on at the host.',
    on: {
      ...servers,
      's3-cloudfront': 'In the behaviour: compress objects automatically → yes, cache policy CachingOptimized.',
    },
  },
  vary: {
    says: 'A compressed answer does not say that it varies: "Vary: Accept-Encoding"',
    mend: 'Add that header to compressed answers.',
    isWarning: true,
  },
  'header-missing': {
    says: 'A security header is missing',
    mend: rules,
    on: { ...reload, 'github-pages': 'GitHub Pages sets no headers: choose another host, or put one in front.' },
    cannot: ['github-pages'],
  },
  'header-other': {
    says: 'A security header is not the one that was made',
    cause: 'The host or its edge sets one of its own.',
    mend: 'Leave it if that was your wish.',
    isWarning: true,
  },
  'header-twice': {
    says: 'A header is sent twice',
    cause: 'Two places set it; of policies both are enforced, of others no rule says which.',
    mend: 'Let one place set it.',
  },
  blocked: {
    says: 'A policy forbids what a page itself needs or holds',
    cause: 'Something changed inline code on the way, or a header of the host names sources of scripts and styles.',
    mend: 'Take these directives out of the host’s header: each page’s own meta policy has them.',
  },
  'not-kept': {
    says: 'A file whose name changes with its content is asked for again and again',
    mend: rules,
    on: reload,
    cannot: ['github-pages'],
  },
  kept: {
    says: 'A file is kept though its content may change: visitors see old versions',
    cause: 'The host’s own time for caches, or a rule with a wildcard.',
    mend: rules,
    on: {
      ...reload,
      cloudflare: 'Caching → Browser Cache TTL → Respect existing headers; remove cache rules of your own.',
    },
    cannot: ['github-pages'],
  },
  'sent-again': {
    says: 'A file is sent again in full though the browser has it (no 304)',
    mend: 'Let the host send an ETag or Last-Modified, and compare it under the same compression.',
    on: servers,
    cannot: ['cloudflare'],
  },
  'soft-404': {
    says: 'A path that does not exist is answered as if it did: search engines index it',
    cause: 'A rule for single-page applications, or no 404.html at the root.',
    mend: 'Remove the rule that answers every path with a page, and upload 404.html.',
    on: { ...servers, cloudflare: 'Upload 404.html; for Workers set "not_found_handling": "404-page".' },
  },
  'unknown-status': {
    says: 'A path that does not exist is not answered with 404',
    mend: 'Lead unknown paths to /404.html with status 404.',
    on: { 's3-cloudfront': 'Error pages: 403 and 404 → /404.html, response code 404.' },
  },
  'own-404': {
    says: 'The site’s own page for unknown paths is not used',
    mend: rules,
    on: {
      ...servers,
      cloudflare: 'For Workers set "not_found_handling": "404-page".',
      's3-cloudfront': 'Error pages: 403 and 404 → /404.html, response code 404.',
    },
  },
  'kept-404': {
    says: 'The answer for a file that is missing is kept: once missing, it stays so for a visitor after it is back',
    cause: 'A rule with a wildcard (/assets/*) that also matches what is not there.',
    mend: 'Have one rule for each hashed file, as the build makes them, and none with a wildcard.',
  },
  slash: {
    says: 'A page without its last slash is not led to the one with it in one step, on the same host, with its query',
    mend: rules,
    on: { ...reload, netlify: 'Switch "Pretty URLs" on.' },
  },
  'redirect-missing': {
    says: 'An old path does not lead to where its page is now',
    mend: rules,
    on: { ...reload, 's3-cloudfront': 'Publish deploy/s3-cloudfront/function.js again.' },
  },
  https: {
    says: 'http is not led to https in one step',
    mend: 'Switch on "redirect HTTP to HTTPS" at the host.',
    on: {
      cloudflare: 'SSL/TLS → Edge Certificates → Always Use HTTPS.',
      nginx: 'certbot --nginx --redirect',
      apache: 'In the panel: "Force HTTPS".',
      's3-cloudfront': 'In the behaviour: viewer protocol policy → redirect HTTP to HTTPS.',
      'github-pages': 'Settings → Pages → Enforce HTTPS.',
    },
  },
  exposed: {
    says: 'What is not for visitors can be read',
    mend: 'Take it off the server, and do not let it list folders.',
    on: servers,
  },
  noindex: {
    says: 'A header tells search engines to leave pages out: X-Robots-Tag',
    cause: 'Hosts send it for previews and for addresses of their own.',
    mend: 'Verify the real address; if it is this one, remove the header.',
  },
  incomplete: {
    says: 'Not all was looked at',
    mend: 'Run it again; for a large site with more requests: --limit N.',
  },
} as const satisfies Record<string, Known>;
