/** The founder (https://schema.org/Person), whole on a page of their own and on the about page. */
import type { Site } from '../../content/schemas/site.ts';
import { ids, type Node } from './json-ld.ts';
import { organizationReference } from './organization.ts';

export const founder = (site: Site): Node => ({
  '@type': 'Person',
  '@id': ids.founder,
  name: site.founder.name,
  jobTitle: site.founder.role,
  url: '/about/founder/',
  worksFor: organizationReference(site),
});
