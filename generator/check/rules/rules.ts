/** All rules, by the names with which a site switches them off in content/settings.ts. */
import { addresses } from './addresses.ts';
import { alternates } from './alternates.ts';
import { customProperties } from './custom-properties.ts';
import { description } from './description.ts';
import { duplicates } from './duplicates.ts';
import { fonts } from './fonts.ts';
import { headings } from './headings.ts';
import { ids } from './ids.ts';
import { initialRequests } from './initial-requests.ts';
import { leaks } from './leaks.ts';
import { anchors, links } from './links.ts';
import { orphans } from './orphans.ts';
import type { PageRule } from './rule.ts';
import type { SiteRule } from './site.ts';
import { structuredData } from './structured-data.ts';
import { weight } from './weight.ts';

/** Rules that need one page alone. */
export const pageRules: Record<string, PageRule> = {
  headings,
  description,
  ids,
  addresses,
  links: anchors,
  'structured-data': structuredData,
  leaks,
  'custom-properties': customProperties,
  fonts,
};

/** Rules between pages, and those that need the bytes of other files. */
export const siteRules: Record<string, SiteRule> = {
  weight,
  duplicates,
  links,
  'initial-requests': initialRequests,
  orphans,
  alternates,
};

export const ruleNames: readonly string[] = [...new Set([...Object.keys(pageRules), ...Object.keys(siteRules)])];
