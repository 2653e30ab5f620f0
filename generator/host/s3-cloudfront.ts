/** A private S3 bucket behind CloudFront: a function for slashes and redirects, a headers policy, a script that uploads in the right order. */
import { expandRedirects } from './redirects.ts';
import {
  checkLimit,
  extensionOf,
  type FileInfo,
  type Host,
  hostFiles,
  immutable,
  inBase,
  json,
  nameOf,
  revalidate,
  type Table,
} from './table.ts';

export const s3Cloudfront: Host = (table, files) => {
  const code = edgeFunction(table, files);
  const policy = new Map(table.headers).get('Content-Security-Policy') ?? '';
  return {
    deploy: [
      { path: 'function.js', bytes: code },
      json('headers-policy.json', policyOf(table)),
      { path: 'upload.sh', bytes: uploadScript(table, files) },
    ],
    exceeded: [
      ...checkLimit('bytes in a function', 10 * 1024, Buffer.byteLength(code), tooMany),
      ...checkLimit('characters in Content-Security-Policy', 1_783, policy.length, 'Make it shorter.'),
      ...checkLimit('custom headers', 10, customHeaders(table).length, 'Use fewer.'),
    ],
  };
};

const tooMany = 'Remove redirects that nobody uses any more, or move them to a key-value store of CloudFront.';

const withoutExtension = (files: readonly FileInfo[]) =>
  files.map(({ path }) => path).filter(path => extensionOf(path) === '');

/** Returns the function for "viewer request", which runs before the cache. It uses only syntax that every CloudFront runtime supports. */
function edgeFunction({ address, redirects }: Table, files: readonly FileInfo[]): string {
  const redirectMap = Object.fromEntries(expandRedirects(redirects).map(({ from, to }) => [from, to]));
  return `var base = ${JSON.stringify(address.base)};
var redirects = ${JSON.stringify(redirectMap)};
// Files without an extension: every other path without one is a folder.
var files = ${JSON.stringify(withoutExtension(files).map(path => address.base + path))};

function handler(event) {
  var request = event.request;
  var uri = request.uri;
  if (redirects[uri]) return redirect(redirects[uri], request.querystring);
  if (uri.slice(-1) === '/') request.uri = uri + 'index.html';
  else if (!/\\.\\w+$/.test(uri) && files.indexOf(uri) < 0) return redirect(uri + '/', request.querystring);
  // The bucket holds the site without its base path.
  if (request.uri.indexOf(base) === 0) request.uri = '/' + request.uri.slice(base.length);
  return request;
}

function redirect(path, query) {
  var parts = [];
  for (var name in query) {
    var values = query[name].multiValue || [query[name]];
    for (var i = 0; i < values.length; i++) parts.push(values[i].value === '' ? name : name + '=' + values[i].value);
  }
  // Two slashes at the start would redirect to another host.
  var to = path.replace(/^\\/+/, '/') + (parts.length > 0 ? '?' + parts.join('&') : '');
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: to } } };
}
`;
}

/** The headers for which a CloudFront policy has its own fields. */
const fields = ['Content-Security-Policy', 'X-Content-Type-Options', 'Referrer-Policy', 'Strict-Transport-Security'];

const customHeaders = ({ headers }: Table) => headers.filter(([name]) => !fields.includes(name));

function policyOf(table: Table) {
  const values = new Map(table.headers);
  const hsts = values.get('Strict-Transport-Security');
  const custom = customHeaders(table).map(([Header, Value]) => ({ Header, Value, Override: true }));
  return {
    Name: nameOf(table.address).replace(/\W/g, '-'),
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: values.get('Content-Security-Policy'), Override: true },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: values.get('Referrer-Policy'), Override: true },
      ...(hsts && {
        StrictTransportSecurity: { AccessControlMaxAgeSec: Number.parseInt(hsts.slice(8), 10), Override: true },
      }),
    },
    CustomHeadersConfig: { Quantity: custom.length, Items: custom },
  };
}

/** Files that are uploaded with one command: their patterns, type and Cache-Control. */
type Step = [patterns: string[], type: string | undefined, cache: string];

/** Returns the upload script. It sets the type of each extension, as the AWS CLI guesses many wrong, and Cache-Control, without which CloudFront caches for a day. */
function uploadScript({ types, hashed, address }: Table, files: readonly FileInfo[]): string {
  const names = hashed.map(path => inBase(path, address));
  const copy = ([pattern, type, cache]: Step) =>
    `aws s3 cp dist "s3://$1" --recursive --exclude '*' ${pattern.join(' ')}${type ? ` --content-type '${type}'` : ''} --cache-control '${cache}'`;
  const typeFor = (extension: string) => types[extension.toLowerCase()];
  const hasExtension = (extension: string) => (name: string) => name.endsWith(`.${extension}`);
  // As they are written: the AWS CLI is case-sensitive.
  const extensions = [...new Set(files.map(({ path }) => path.slice(path.length - extensionOf(path).length)))]
    .filter(Boolean)
    .sort();
  const last = ['html', 'xml', 'txt'];
  const order = [...extensions.filter(one => !last.includes(one)), ...last.filter(one => extensions.includes(one))];
  const steps: Step[] = [
    ...extensions.map(
      (one): Step => [names.filter(hasExtension(one)).map(name => `--include '${name}'`), typeFor(one), immutable],
    ),
    ...withoutExtension(files).map((path): Step => [[`--include '${path}'`], undefined, revalidate]),
    ...order.map((one): Step => {
      const others = [...names, ...hostFiles].filter(hasExtension(one));
      return [[`--include '*.${one}'`, ...others.map(name => `--exclude '${name}'`)], typeFor(one), revalidate];
    }),
  ];
  return `#!/bin/sh
# Usage, in the project's folder: sh deploy/s3-cloudfront/upload.sh BUCKET DISTRIBUTION
# Uploads the files that pages load before the pages. Old files stay for open tabs: delete them after a later release.
set -eu
${steps
  .filter(([patterns]) => patterns.length > 0)
  .map(copy)
  .join('\n')}
id=$(aws cloudfront create-invalidation --distribution-id "$2" --paths '/*' --query Invalidation.Id --output text)
aws cloudfront wait invalidation-completed --distribution-id "$2" --id "$id"
`;
}
