/** The type of structured data nodes, which the builders in this folder make, and their serialization. */
import type { JsonLdObject } from 'schema-dts';
import { type Address, urlOf } from '../../generator/react/address.ts';

/**
 * A node of the graph. URLs of this site are paths ("/about/", "/#org") until serialization makes them absolute. Builders return a more
 * specific type, so that a misspelt property does not compile; objects that are spread conditionally need `satisfies` for that.
 */
export type Node = JsonLdObject;

export const ids = {
  organization: '/#org',
  website: '/#website',
  office: '/#office',
  founder: '/about/#founder',
} as const;

const urlProperties = new Set(['@id', 'url', 'item', 'image', 'logo', 'termsOfService', 'mainEntityOfPage']);

/** Serializes a graph for a script element, with every "<" escaped, so that no content can close the element. */
export function graphText(graph: readonly Node[], address: Address): string {
  const absolute = (key: string, value: unknown) =>
    urlProperties.has(key) && typeof value === 'string' && value.startsWith('/') ? urlOf(value, address) : value;
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }, absolute);
  return text.replaceAll('<', '\\u003c');
}
