/** Lists what a person must settle before launch besides placeholders. */
import type { Content } from './schema.ts';

/** `at` is the path of the value in content. `who` must settle it; the owner by default. */
type Finding = { at: (string | number)[]; message: string; who?: 'owner' | 'lawyer' | 'developer' };

/** Returns the findings. `now` determines which facts are outdated. */
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
    ...outdated(posts, now),
  ];
}

/** Finds articles whose facts were not checked for twelve months, within which platforms change. */
function outdated(posts: Content['posts'], now: Date): Finding[] {
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

/** Finds claims about the same topic with different figures. */
function contradictions(claims: Content['claims']): Finding[] {
  const all = Object.entries(claims);
  return all.flatMap(([id, { topic, show, on }]) => {
    const others = all.filter(([, other]) => topic !== undefined && other.topic === topic && other.show !== show);
    if (others.length === 0) return [];
    const otherClaims = others.map(([otherId, other]) => `${otherId} says ${other.show}`).join(', ');
    return [
      {
        at: ['claims', id, 'show'],
        message: `contradicts another claim about ${topic}: ${show} on ${on.join(', ')}, but ${otherClaims}`,
      },
    ];
  });
}

function signup({ signup: { transport } }: Content['site']): Finding[] {
  if (transport !== 'none') return [];
  return [
    {
      at: ['site', 'signup', 'transport'],
      message: 'sign-up forms are not connected: the addresses that visitors enter are not sent',
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

/** Finds offers without a section of the refund policy. */
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
    // Programmes that another page sells are covered by that page's offers.
    ...programs.flatMap(({ refund, enrol }, i) => ('booking' in enrol ? [{ at: ['programs', i], refund }] : [])),
  ];
  const message = 'this offer has no section of the refund policy: name it as `refund`';
  return offers.filter(({ refund }) => refund === undefined).map(({ at }) => ({ at, message }));
}

/** Finds growth figures, such as "300%" or "3x", without a period. */
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
      message: `${show} ${label} states no period: say in what time`,
    }));
}

/** Finds offers whose deliverables, which the specification leaves open, are still a proposal that the owner has not confirmed. */
function unconfirmed(content: Content): Finding[] {
  const { services, flagship, ppc, mediaPr, branding, addOns, consultations } = content;
  const { coaching, programs, freeCourses, workshops } = content;
  const sold = { services, flagship, ppc, mediaPr, branding, addOns, consultations };
  const offers = { ...sold, coaching, programs, freeCourses, workshops };
  return Object.entries(offers).flatMap(([name, offer]) =>
    [offer]
      .flat()
      .flatMap(({ isConfirmed }, i) =>
        isConfirmed
          ? []
          : [{ at: Array.isArray(offer) ? [name, i] : [name], message: "deliverables await the owner's confirmation" }],
      ),
  );
}
