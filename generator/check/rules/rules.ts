/** All rules, by the names under which content/settings.ts can switch them off. */
import { addresses } from './addresses.ts';
import { alternates } from './alternates.ts';
import { initialRequests, weight } from './budgets.ts';
import { leaks } from './leaks.ts';
import { anchors, links, orphans } from './links.ts';
import { canonical, description, duplicates, encoding, language, socialCard, title, viewport } from './metadata.ts';
import { pictures } from './pictures.ts';
import type { PageRule } from './rule.ts';
import type { SiteRule } from './site.ts';
import { headings, ids } from './structure.ts';
import { structuredData } from './structured-data.ts';
import { customProperties, fonts } from './styles.ts';
import { words } from './words.ts';

/** Rules that need only one page. */
export const pageRules: Record<string, PageRule> = {
  headings,
  title,
  description,
  language,
  encoding,
  viewport,
  'social-card': socialCard,
  canonical,
  ids,
  addresses,
  links: anchors,
  'structured-data': structuredData,
  leaks,
  words,
  pictures,
  'custom-properties': customProperties,
  fonts,
};

/** Rules that need all pages, or the bytes of other files. */
export const siteRules: Record<string, SiteRule> = {
  weight,
  duplicates,
  links,
  'initial-requests': initialRequests,
  orphans,
  alternates,
};

export const ruleNames: readonly string[] = [...new Set([...Object.keys(pageRules), ...Object.keys(siteRules)])];
