/** A private S3 bucket behind CloudFront: a function for slashes and redirects, a policy of headers, a script that uploads in the right order. */
import { inEveryForm } from './redirects.ts';
import {
  askFirst,
  extensionOf,
  forEver,
  type Host,
  hostFiles,
  json,
  nameOf,
  over,
  type Sized,
  type Table,
  withinBase,
} from './table.ts';

export const s3Cloudfront: Host = {
  files: (table, files) => ({
    beside: [
      { path: 'function.js', bytes: edgeFunction(table, files) },
      json('headers-policy.json', policyOf(table)),
      { path: 'upload.sh', bytes: uploadScript(table, files) },
    ],
  }),
  limits: (table, files) => [
    ...over('bytes in a function', 10 * 1024, Buffer.byteLength(edgeFunction(table, files)), tooMany),
    ...table.headers
      .filter(([name]) => name === 'Content-Security-Policy')
      .flatMap(([name, value]) => over(`characters in ${name}`, 1_783, value.length, 'Make it shorter.')),
    ...over('headers of your own', 10, ownHeaders(table).length, 'Have fewer.'),
  ],
};

const tooMany = 'Drop redirects that nobody follows any more, or keep them in a key-value store of CloudFront.';

const bareFiles = (files: readonly Sized[]) => files.map(({ path }) => path).filter(path => extensionOf(path) === '');

/** The function sees a request before the cache: viewer request. It is written in what every runtime of it knows. */
function edgeFunction({ address, redirects }: Table, files: readonly Sized[]): string {
  const moved = Object.fromEntries(inEveryForm(redirects).map(({ from, to }) => [from, to]));
  return `var base = ${JSON.stringify(address.base)};
var moved = ${JSON.stringify(moved)};
// Files without an extension: what else has none is a folder.
var bare = ${JSON.stringify(bareFiles(files).map(path => address.base + path))};

function handler(event) {
  var request = event.request;
  var uri = request.uri;
  if (Object.prototype.hasOwnProperty.call(moved, uri)) return redirect(moved[uri], request.querystring);
  if (uri.slice(-1) === '/') request.uri = uri + 'index.html';
  else if (!/\\.\\w+$/.test(uri) && bare.indexOf(uri) < 0) return redirect(uri + '/', request.querystring);
  // The bucket holds the site without its folder.
  if (request.uri.indexOf(base) === 0) request.uri = '/' + request.uri.slice(base.length);
  return request;
}

function redirect(path, query) {
  var parts = [];
  for (var name in query) {
    var values = query[name].multiValue || [query[name]];
    for (var i = 0; i < values.length; i++) parts.push(values[i].value === '' ? name : name + '=' + values[i].value);
  }
  // Two slashes in front would be another host.
  var to = path.replace(/^\\/+/, '/') + (parts.length > 0 ? '?' + parts.join('&') : '');
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: to } } };
}
`;
}

/** Names that a policy has fields of their own for. */
const fields = ['Content-Security-Policy', 'X-Content-Type-Options', 'Referrer-Policy', 'Strict-Transport-Security'];

const ownHeaders = ({ headers }: Table) => headers.filter(([name]) => !fields.includes(name));

function policyOf(table: Table) {
  const values = new Map(table.headers);
  const hsts = values.get('Strict-Transport-Security');
  const own = ownHeaders(table).map(([Header, Value]) => ({ Header, Value, Override: true }));
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
    CustomHeadersConfig: { Quantity: own.length, Items: own },
  };
}

/** Files that are uploaded in one go: patterns, their type and their Cache-Control. */
type Step = [patterns: string[], type: string | undefined, cache: string];

/** Types are said for each extension, as the tool guesses many wrong; without a Cache-Control the edge would keep a file for a day. */
function uploadScript({ types, hashed, address }: Table, files: readonly Sized[]): string {
  const names = hashed.map(path => withinBase(path, address));
  const copy = ([pattern, type, cache]: Step) =>
    `aws s3 cp dist "s3://$1" --recursive --exclude '*' ${pattern.join(' ')}${type ? ` --content-type '${type}'` : ''} --cache-control '${cache}'`;
  const contentTypeOf = (ending: string) => types[ending.toLowerCase()];
  const endingIn = (ending: string) => (name: string) => name.endsWith(`.${ending}`);
  // As they are written: the tool tells capitals from small letters.
  const endings = [...new Set(files.map(({ path }) => path.slice(path.length - extensionOf(path).length)))]
    .filter(Boolean)
    .sort();
  const last = ['html', 'xml', 'txt'];
  const order = [...endings.filter(one => !last.includes(one)), ...last.filter(one => endings.includes(one))];
  const steps: Step[] = [
    ...endings.map(
      (one): Step => [names.filter(endingIn(one)).map(name => `--include '${name}'`), contentTypeOf(one), forEver],
    ),
    ...bareFiles(files).map((path): Step => [[`--include '${path}'`], undefined, askFirst]),
    ...order.map((one): Step => {
      const others = [...names, ...hostFiles].filter(endingIn(one));
      return [[`--include '*.${one}'`, ...others.map(name => `--exclude '${name}'`)], contentTypeOf(one), askFirst];
    }),
  ];
  return `#!/bin/sh
# Usage, in the project's folder: sh deploy/s3-cloudfront/upload.sh BUCKET DISTRIBUTION
# What pages load is there before the pages. Old files stay, for tabs that are open: remove them with a later release.
set -eu
${steps
  .filter(([patterns]) => patterns.length > 0)
  .map(copy)
  .join('\n')}
id=$(aws cloudfront create-invalidation --distribution-id "$2" --paths '/*' --query Invalidation.Id --output text)
aws cloudfront wait invalidation-completed --distribution-id "$2" --id "$id"
`;
}
