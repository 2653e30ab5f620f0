/** Structured data as plain objects: what the builders beside this file make, and how a graph becomes text. */
import { type Address, urlOf } from '../site/site.tsx';

/** A node of the graph. Addresses of this site are written as paths ("/about/", "/#org") and made absolute in the end. */
export type Node = { '@type': string | readonly string[]; '@id'?: string } & {
  readonly [property: string]: Value | undefined;
};
type Value = string | number | boolean | Reference | Node | readonly Value[];
/** Another node of the site, by its id. */
export type Reference = { readonly '@id': string };

/** The ids of the nodes that pages speak of. */
export const ids = {
  organization: '/#org',
  website: '/#website',
  office: '/#office',
  founder: '/about/founder/#founder',
} as const;

/** Properties that hold addresses. */
const addresses = new Set(['@id', 'url', 'item', 'image', 'logo', 'termsOfService', 'mainEntityOfPage']);

/**
 * One linked graph as the text of a script element. Every "<" is escaped, so that no content can close the script
 * (https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements).
 */
export function graphText(graph: readonly Node[], address: Address): string {
  const absolute = (key: string, value: unknown) =>
    addresses.has(key) && typeof value === 'string' && value.startsWith('/') ? urlOf(value, address) : value;
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }, absolute);
  return text
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
