/** What a person must settle before launch, beside the placeholders: each finding with the path of the value it speaks of. */
import type { Content } from './schema.ts';

/** `who` settles it: the owner, unless another is named. */
type Finding = { at: (string | number)[]; message: string; who?: 'owner' | 'lawyer' | 'developer' };

/** `now` is the moment that decides what has aged. */
export function preflight(content: Content, now: Date): Finding[] {
  const { claims, site, policies, posts } = content;
  return [
    ...contradictions(claims),
    ...signup(site),
    ...hours(site),
    ...unreviewed(policies),
    ...unconfirmed(content),
    ...withoutRefund(content),
    ...withoutPeriod(claims),
    ...aged(posts, now),
  ];
}

/** Articles whose facts were not checked for twelve months: what platforms do changes sooner than that. */
function aged(posts: Content['posts'], now: Date): Finding[] {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - 1);
  return posts.flatMap(({ factsChecked }, i) =>
    new Date(factsChecked) < limit
      ? [{ at: ['posts', i, 'factsChecked'], message: 'the facts of this article were not checked for twelve months' }]
      : [],
  );
}

/** Claims of one topic with different figures. */
function contradictions(claims: Content['claims']): Finding[] {
  const all = Object.entries(claims);
  return all.flatMap(([id, { topic, show, on }]) => {
    const others = all.filter(([, other]) => topic !== undefined && other.topic === topic && other.show !== show);
    if (others.length === 0) return [];
    const rest = others.map(([otherId, other]) => `${otherId} says ${other.show}`).join(', ');
    return [
      {
        at: ['claims', id, 'show'],
        message: `contradictory claims about ${topic}: ${show} on ${on.join(', ')}; ${rest}`,
      },
    ];
  });
}

function signup({ signup: { transport } }: Content['site']): Finding[] {
  if (transport !== 'none') return [];
  return [
    {
      at: ['site', 'signup', 'transport'],
      message: 'sign-up forms are not connected: what visitors type is sent nowhere',
      who: 'developer',
    },
  ];
}

function hours({ hours: { visible, structured } }: Content['site']): Finding[] {
  if (JSON.stringify(visible) === JSON.stringify(structured)) return [];
  return [
    {
      at: ['site', 'hours', 'structured'],
      message: 'the opening hours in structured data differ from those on the page',
    },
  ];
}

function unreviewed(policies: Content['policies']): Finding[] {
  return policies.flatMap(({ isReviewed }, i) =>
    isReviewed
      ? []
      : [{ at: ['policies', i, 'updated'], message: 'legal text awaits review by a lawyer', who: 'lawyer' }],
  );
}

/** Offers that are sold and fall under no section of the refund policy. */
function withoutRefund(content: Content): Finding[] {
  const { services, flagship, ppc, mediaPr, branding, addOns, consultations, coaching, programs, workshops } = content;
  const single = { flagship, ppc, mediaPr, branding, workshops };
  const offers: { at: Finding['at']; refund?: string | undefined }[] = [
    ...Object.entries(single).map(([name, { refund }]) => ({ at: [name], refund })),
    ...Object.entries({ services, addOns, consultations }).flatMap(([name, list]) =>
      list.map(({ refund }, i) => ({ at: [name, i], refund })),
    ),
    ...coaching.flatMap(({ courses }, i) =>
      courses.map(({ refund }, n) => ({ at: ['coaching', i, 'courses', n], refund })),
    ),
    // Those that a page of its own sells are listed there.
    ...programs.flatMap(({ refund, enrol }, i) => ('booking' in enrol ? [{ at: ['programs', i], refund }] : [])),
  ];
  const message = 'this offer falls under no section of the refund policy: say which as `refund`';
  return offers.filter(({ refund }) => refund === undefined).map(({ at }) => ({ at, message }));
}

/** Figures of growth, "300%" or "3x", that do not say in what time. */
function withoutPeriod(claims: Content['claims']): Finding[] {
  return Object.entries(claims)
    .filter(
      ([, { show, label, scope }]) =>
        /\d(?:%|[xX])$/.test(show) &&
        /increase|grow|return on|reduction|traffic|reach|conversion/i.test(label) &&
        !/\d+ days|year/.test(label + scope),
    )
    .map(([id, { show, label }]) => ({
      at: ['claims', id, 'scope'],
      message: `in what time? ${show} ${label} names no period`,
    }));
}

/** Offers whose contents the specification leaves open: what we wrote there is a proposal until the owner agrees. */
function unconfirmed(content: Content): Finding[] {
  const { services, flagship, ppc, mediaPr, branding, addOns, consultations } = content;
  const { coaching, programs, freeCourses, workshops } = content;
  const done = { services, flagship, ppc, mediaPr, branding, addOns, consultations };
  const files = { ...done, coaching, programs, freeCourses, workshops };
  return Object.entries(files).flatMap(([name, file]) =>
    [file]
      .flat()
      .flatMap(({ isConfirmed }, i) =>
        isConfirmed
          ? []
          : [{ at: Array.isArray(file) ? [name, i] : [name], message: "deliverables await the owner's confirmation" }],
      ),
  );
}
