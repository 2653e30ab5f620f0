/** What a fault is, and mends that many of them share. */
import type { HostName } from '../../host/host.ts';

export type Known = {
  says: string;
  /** What is most likely behind it. */
  cause?: string;
  mend: string;
  /** Where a host has a better way. */
  on?: Partial<Record<HostName, string>>;
  /** The site works all the same. */
  isWarning?: true;
  /** Hosts that cannot do better: there it is a warning. */
  cannot?: readonly HostName[];
};

export const again = 'Upload the site again: first assets/, then all else, pages last.';
export const rules =
  'Build with --host NAME for the host that it stands on, and put its files where docs/hosts.md says.';
/** Servers of one's own, which do nothing that they were not told. */
export const servers = {
  nginx:
    'Copy deploy/nginx/*.conf to the server again and reload nginx; a location of your own with add_header drops all others.',
  apache:
    'Upload .htaccess again (it is hidden by many programs). If it is there, the host ignores it or lacks mod_headers: ask the host.',
  caddy: 'Copy deploy/caddy/Caddyfile to the server again and reload Caddy.',
} as const;
/** Where what the build makes for headers and redirects has to be put again. */
export const reload = {
  ...servers,
  vercel: 'Deploy dist/ itself, with the vercel.json in it; from Git, copy it to the root of the project again.',
  firebase: 'Copy deploy/firebase/firebase.json to the root of the project again, and deploy.',
  's3-cloudfront':
    'Choose the response headers policy in the behaviour, run upload.sh again, and publish function.js again.',
} as const;
export const purge = {
  cloudflare: 'Caching → Configuration → Purge everything; remove cache rules of your own for HTML.',
  's3-cloudfront': "aws cloudfront create-invalidation --distribution-id ID --paths '/*'",
  netlify: 'Deploys → Trigger deploy → Clear cache and deploy site.',
  vercel: 'Settings → Caches → Purge CDN cache.',
} as const;
