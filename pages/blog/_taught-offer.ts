/** The offer that an article leads to: the kind of service, and a sentence about it. */
import type { Content } from '../../content/schema.ts';
import { type Rate, rateOf } from '../../content/schemas/rates.ts';

/** Returns the offer of the page at a path. Throws if rates.yaml has none, and blames `file`. */
export function taughtOffer(
  content: Content,
  path: string,
  file: string,
): Rate & Record<'serviceType' | 'description', string> {
  const { services, consultations, coaching, flagship, ppc, mediaPr } = content;
  const page = [
    ...services.map(service => ({ ...service, path: `/services/${service.slug}/` })),
    ...consultations.map(consultation => ({ ...consultation, path: `/consult/${consultation.slug}/` })),
    ...coaching.map(({ slug, hero }) => ({ path: `/coach/${slug}/`, serviceType: hero.badge, hero })),
    { ...flagship, path: '/30-60-90/' },
    { ...ppc, path: '/services/ppc/' },
    { ...mediaPr, path: '/services/media-pr/' },
  ].find(page => page.path === path);
  const rate = rateOf(content.rates, path, file);
  return { ...rate, serviceType: page?.serviceType ?? rate.name, description: page?.hero.lead ?? rate.forWhom };
}
