/** What the site sells. An offer is written once, in the record of its page or course; all lists of offers are made here. */
import { type Group, type PageRecord, recordsOf } from './records.ts';
import { rupeesOf } from './rupees-of.ts';
import type { Content } from './schema.ts';
import type { Tone } from './schemas/common.ts';
import type { OfferFacts } from './schemas/offer-facts.ts';

export type Offer = Partial<OfferFacts> &
  Pick<OfferFacts, 'fee' | 'places'> & {
    path: string;
    name: string;
    group: Group;
    drawing?: string | undefined;
    colour?: Tone | undefined;
    serviceType: string;
    description: string;
    /** Of a course with its own price: how long it takes, and the price. */
    format?: string;
    rupees?: number;
  };

/** Returns all offers, in the order of the price lists: those of pages, and courses with their own prices. */
export const offersOf = (content: Content): Offer[] =>
  recordsOf(content)
    .flatMap(({ path, sells, record }) => sold(path, sells, record))
    .sort((a, b) => placeOf(a, 'prices') - placeOf(b, 'prices') || (a.rupees ?? 0) - (b.rupees ?? 0));

function sold(path: string, group: Group | undefined, { offer, courses = [], ...record }: PageRecord): Offer[] {
  if (!offer || !group) return [];
  const { name = record.title ?? '', head, hero } = record;
  const { prices } = offer.places;
  return [
    {
      ...offer,
      path,
      name: offer.name ?? name,
      group,
      drawing: head?.drawing ?? record.drawing,
      colour: offer.colour ?? (head?.tone as Tone | undefined) ?? 'deep',
      serviceType: record.serviceType ?? name,
      description: hero?.lead ?? record.description ?? '',
    },
    ...courses.map(({ id, title, format, description, price }) => ({
      path: `${path}#${id}`,
      name: title,
      group,
      serviceType: title,
      description,
      format,
      fee: rupeesOf(price),
      rupees: price,
      places: { prices },
    })),
  ];
}

type List = keyof OfferFacts['places'];

const placeOf = ({ places }: Pick<Offer, 'places'>, list: List) => places[list] ?? 99;

/** Returns the offers on a list, in its order. */
export const listed = (offers: readonly Offer[], list: List): Offer[] =>
  offers.filter(({ places }) => places[list]).sort((a, b) => placeOf(a, list) - placeOf(b, list));

/** Returns the offer at a path. Throws if there is none, and blames `file`, the content file with the path. */
export function offerAt(offers: readonly Offer[], path: string, file?: string): Offer {
  const found = offers.find(offer => offer.path === path);
  if (found) return found;
  throw new Error(`no offer has the path ${path}: correct it, or add an \`offer\` to the record of its page`, {
    cause: { text: path, file },
  });
}
