/** Structured data of the founder (https://schema.org/Person), for the founder's page and the about page. */
import type { PersonLeaf } from 'schema-dts';
import type { Site } from '../../content/schemas/site.ts';
import { ids } from './json-ld.ts';
import { organizationReference } from './organization.ts';

export const founder = (site: Site): PersonLeaf => ({
  '@type': 'Person',
  '@id': ids.founder,
  name: site.founder.name,
  jobTitle: site.founder.role,
  url: '/about/founder/',
  ...(site.founder.portrait ? ({ image: site.founder.portrait.file.src } satisfies Partial<PersonLeaf>) : {}),
  worksFor: organizationReference(site),
});
