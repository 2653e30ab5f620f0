/** Lists what a person must settle before launch besides placeholders. */
import { waivers } from './checks/structured-data.ts';
import type { Claims, Site } from './schemas/site.ts';
import type { Post } from './schemas/texts.ts';

/** The parts of all content that have rules of their own. */
type Content = {
  claims: Claims;
  prices: Readonly<Record<string, string>>;
  site: Site;
  posts: readonly Post[];
  policies: unknown;
  photos: Readonly<Record<string, readonly unknown[] | undefined>>;
};

/** `at` is the path of the value in content. `who` must settle it; the owner by default. Lists put it in `group`. */
type Finding = { at: (string | number)[]; message: string; who?: 'owner' | 'lawyer' | 'developer'; group?: string };

/** What is settled by reading it. */
const readAndConfirm = 'Read and confirm';

/** Returns the findings. `now` determines which facts are outdated. */
export function preflight(content: Content, now: Date): Finding[] {
  const { claims, site, posts } = content;
  return [
    ...contradictions(claims),
    ...unsettled(site, now),
    ...unconfirmed(content),
    ...unverified(content),
    ...unphotographed(content),
    ...unregistered(content),
    ...withoutPeriod(claims),
    ...outdated(posts, now),
    ...miscalculated(content),
  ];
}

/** Finds articles whose facts were not checked for twelve months, within which platforms change. */
function outdated(posts: readonly Post[], now: Date): Finding[] {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - 1);
  return posts.flatMap(({ factsChecked }, i) =>
    new Date(factsChecked) < limit
      ? [
          {
            at: ['posts', i, 'factsChecked'],
            message: 'the facts of this article were last checked more than twelve months ago',
          },
        ]
      : [],
  );
}

/** Finds what works out figures from a claim or a price that has changed since. */
function miscalculated({ claims, prices, ...content }: Content): Finding[] {
  const figures = new Map([
    ...Object.entries(claims).map(([id, { show }]) => [id, show] as const),
    ...Object.entries(prices).map(([name, price]) => [`price.${name}`, price] as const),
  ]);
  return recordsIn(content).flatMap(({ at, record }) =>
    Object.entries(record.calculatedWith ?? {})
      .filter(([id, then]) => figures.get(id) !== then)
      .map(([id, then]) => ({
        at: [...at, 'calculatedWith', id],
        message: `this calculates with ${then}, but ${id} is now ${figures.get(id) ?? 'gone'}: calculate again`,
      })),
  );
}

/** Finds topics about which claims state different figures, each with its first claim. */
function contradictions(claims: Claims): Finding[] {
  const all = Object.entries(claims);
  return all.flatMap(([id, { topic, show, on }]) => {
    const same = all.filter(([, other]) => topic !== undefined && other.topic === topic);
    const others = same.filter(([, other]) => other.show !== show);
    if (others.length === 0 || same[0]?.[0] !== id) return [];
    const said = others.map(([otherId, other]) => `${otherId} says ${other.show} on ${other.on.join(', ')}`);
    return [
      {
        at: ['claims', id, 'show'],
        message: `claims about ${topic} contradict each other: this says ${show} on ${on.join(', ')}, but ${said.join(', ')}`,
      },
    ];
  });
}

function unsettled({ copyright, signup, hours: { visible, structured } }: Site, now: Date): Finding[] {
  const findings: Finding[] = [];
  if (copyright < now.getFullYear())
    findings.push({ at: ['site', 'copyright'], message: `the copyright line says ${copyright}, not this year` });
  if (signup.transport === 'none')
    findings.push({
      at: ['site', 'signup', 'transport'],
      message: 'sign-up forms are not connected: the addresses that visitors enter are not sent',
      who: 'developer',
    });
  if (JSON.stringify(visible) !== JSON.stringify(structured))
    findings.push({
      at: ['site', 'hours', 'structured'],
      message: `the opening hours in structured data differ from those on the page: ${waivers.openingHoursSpecification}`,
    });
  return findings;
}

/** Finds policies that no lawyer has reviewed, and offers that the owner has not confirmed or that no section of the refund policy covers. */
const unconfirmed = (content: Content): Finding[] =>
  recordsIn(content).flatMap(({ at, record }) => {
    const findings: Finding[] = [];
    if (record.isReviewed === false)
      findings.push({
        at: [...at, 'isReviewed'],
        group: readAndConfirm,
        message: 'legal text awaits review by a lawyer: then set isReviewed: true',
        who: 'lawyer',
      });
    if (record.isNative === false)
      findings.push({
        at: [...at, 'isNative'],
        group: readAndConfirm,
        message: 'these words await a native writer: then set isNative: true',
      });
    // The specification leaves the deliverables open.
    if (record.isConfirmed === false)
      findings.push({
        at: [...at, 'isConfirmed'],
        group: readAndConfirm,
        message:
          "what this offer delivers and promises awaits the owner's confirmation, above all what is marked TO CONFIRM: read it, then set isConfirmed: true",
      });
    // Another page may sell the offer.
    if (record.refund === null && !Object.hasOwn(record.enrol ?? {}, 'path'))
      findings.push({
        at: [...at, 'refund'],
        message: 'this offer has no section of the refund policy: name it as `refund`',
      });
    return findings;
  });

/** Returns all records in content, at any depth. */
function recordsIn(value: unknown, at: Finding['at'] = []): { at: Finding['at']; record: Record<string, unknown> }[] {
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  const parts = Object.entries(value).flatMap(([key, part]) => recordsIn(part, [...at, isList ? Number(key) : key]));
  return isList ? parts : [{ at, record: value as Record<string, unknown> }, ...parts];
}

/** Finds quotations that nobody has verified, which pages mark as samples. */
const unverified = (content: Content): Finding[] =>
  recordsIn(content).flatMap(({ at, record }) =>
    typeof record.quote === 'string' && !record.isVerified
      ? [
          {
            at: [...at, 'isVerified'],
            group: 'Quotes',
            message: `nobody has verified this quotation: replace it, and set isVerified: true once consent and words are on file: ${record.quote}`,
          },
        ]
      : [],
  );

/** Finds the pictures that only the owner can take, and that pages have room for. */
function unphotographed({ photos, site }: Content): Finding[] {
  const photographs = 'Photographs';
  const shots = 'docs/authoring.md lists the shots';
  const lists = Object.entries(photos).filter(([, list]) => list?.length === 0);
  return [
    ...(site.founder.portrait
      ? []
      : [
          {
            at: ['site', 'founder', 'portrait'],
            group: photographs,
            message: `the founder has no portrait yet, which /about/ and articles show: ${shots}`,
          },
        ]),
    ...lists.map(([name]) => ({
      at: ['photos', name],
      group: photographs,
      message: `no photograph of ${name === 'class' ? 'a class' : `our ${name}`} yet: ${shots}; or remove this line`,
    })),
  ];
}

/** Finds texts that state a figure such as "150+" that claims.yaml lacks, or that are not written yet. Articles and policies calculate with others. */
function unregistered({ posts: _, policies: __, claims, ...others }: Content): Finding[] {
  const registered = new Set(Object.values(claims).map(({ show }) => show));
  return textsIn(others).flatMap(({ at, text }) => {
    const figures = text.match(/(?<![\d.,])\d[\d,.]*(?: ?lakh|[KLXx])?\+/g) ?? [];
    const unknown = figures.filter(figure => !registered.has(figure));
    const isUnfinished = /\bTODO\b|\blorem ipsum\b/i.test(text);
    return [
      ...unknown.map(figure => ({
        at,
        message: `states ${figure}, which is not in content/claims.yaml: add it there`,
      })),
      ...(isUnfinished ? [{ at, message: 'this text is not written yet' }] : []),
    ];
  });
}

/** Returns all texts in content, at any depth. */
function textsIn(value: unknown, at: Finding['at'] = []): { at: Finding['at']; text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }];
  return recordsIn(value, at).flatMap(({ at, record }) =>
    Object.entries(record).flatMap(([key, part]) =>
      [part].flat().flatMap((text, i) => {
        const path = [...at, key, ...(Array.isArray(part) ? [i] : [])];
        return typeof text === 'string' ? [{ at: path, text }] : [];
      }),
    ),
  );
}

/** Finds growth figures, such as "300%" or "3x", without a period. */
function withoutPeriod(claims: Claims): Finding[] {
  return Object.entries(claims)
    .filter(
      ([, { show, label, scope }]) =>
        /\d(?:%|[xX])$/.test(show) &&
        /increase|grow|return on|reduction|traffic|reach|conversion/i.test(label) &&
        !/\d+ days|year/.test(label + scope),
    )
    .map(([id, { show, label }]) => ({
      at: ['claims', id, 'scope'],
      message: `${show} ${label} states no period: say in what time`,
    }));
}
