/** The description of a fault, and the fixes that several faults share. */
import type { HostName } from '../../host/host.ts';

export type FaultDescription = {
  message: string;
  /** The most likely cause. */
  cause?: string;
  fix: string;
  /** Better fixes on certain hosts. */
  fixOn?: Partial<Record<HostName, string>>;
  /** Set where the site works all the same. */
  isWarning?: boolean;
  /** Hosts that cannot do better, where the fault is only a warning. */
  warningOn?: readonly HostName[];
};

export const uploadAgain = 'Upload the site again: assets/ first, then all other files, HTML pages last.';
export const deployConfig =
  'Build with --host NAME for your host, and put the generated files where docs/hosts.md says.';
/** For servers of your own, which have no defaults of a hosting platform. */
export const reloadServer = {
  nginx:
    'Copy deploy/nginx/*.conf to the server again and reload nginx; a location of your own with add_header drops all other headers.',
  apache:
    'Upload .htaccess again (many programs hide it). If it is there, the host ignores it or lacks mod_headers: ask the host.',
  caddy: 'Copy deploy/caddy/Caddyfile to the server again and reload Caddy.',
} as const;
/** How to install the generated headers and redirects again. */
export const redeployConfig = {
  ...reloadServer,
  vercel: 'Deploy dist/ itself, including its vercel.json; from Git, copy that file to the root of the project again.',
  firebase: 'Copy deploy/firebase/firebase.json to the root of the project again, and deploy.',
  's3-cloudfront':
    'Choose the response headers policy in the behaviour, run upload.sh again, and publish function.js again.',
} as const;
export const purgeCache = {
  cloudflare: 'Caching → Configuration → Purge everything; remove cache rules of your own for HTML.',
  's3-cloudfront': "aws cloudfront create-invalidation --distribution-id ID --paths '/*'",
  netlify: 'Deploys → Trigger deploy → Clear cache and deploy site.',
  vercel: 'Settings → Caches → Purge CDN cache.',
} as const;
