/** What the names of elements and attributes mean to the reader of a page. */
import { elements, type Read } from './elements.ts';

/** What is known of an element by its name. The text of an inline one runs on with the text around it: no space between. */
export type Tag = { read?: Read | undefined; isInline: boolean; isInHead: boolean; isTemplate: boolean };

/** An attribute, and what it says; no role where it does not matter. */
export type Attribute = { name: string; role?: Role };

type Role = 'id' | 'reference' | 'label' | 'value' | 'alt' | 'style' | 'own';

/** The attributes that matter, by what they say; `own` ones matter to the elements below alone. */
const attributesByRole: Record<Role, string> = {
  id: 'id',
  reference: 'for aria-labelledby aria-describedby aria-controls popovertarget list',
  label: 'aria-label placeholder title aria-description',
  value: 'datetime value href',
  alt: 'alt',
  style: 'style',
  own: 'action content data formaction hreflang imagesrcset lang loading name poster preload property rel src srcset target type xlink:href',
};

const inline = new Set('a abbr b code data em i span strong time'.split(' '));

/** Elements after which the body, whose tags HTML lets out, has not begun. */
const inHead = new Set('html head title meta link style script noscript base template'.split(' '));

/** Names that are remembered as they were written: React writes `popoverTarget`, and nearly all others are small. */
const mostNames = 1000;

/** Makes a look-up of names in capital and small letters. */
function byName<Known>(table: ReadonlyMap<string, Known>, other: Known): (written: string) => Known {
  const known = new Map<string, Known>();
  return written => {
    let found = known.get(written);
    if (found) return found;
    found = table.get(written.toLowerCase()) ?? other;
    // A copy: a piece of a page's HTML would keep all of that in memory.
    if (known.size < mostNames) known.set(Buffer.from(written).toString(), found);
    return found;
  };
}

const names = new Set([...Object.keys(elements), ...inline, ...inHead]);
const tagNamed = (name: string): Tag => ({
  read: Object.hasOwn(elements, name) ? elements[name] : undefined,
  isInline: inline.has(name),
  isInHead: inHead.has(name),
  isTemplate: name === 'template',
});

/** What is known of an element. */
export const tagOf = byName(new Map([...names].map(name => [name, tagNamed(name)])), tagNamed(''));

const attributes = Object.entries(attributesByRole).flatMap(([role, list]) =>
  list.split(' ').map(name => [name, { name, role: role as Role }] as const),
);

/** What is known of an attribute. */
export const attributeOf = byName<Attribute>(new Map(attributes), { name: '' });
