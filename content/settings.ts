/** The site's settings for the checks of finished pages: limits, waivers, its own rules. */
import type { Settings } from '../generator/check/check.ts';
import { alternates } from './checks/alternates.ts';
import { breadcrumbs } from './checks/breadcrumbs.ts';
import { customProperties } from './checks/custom-properties.ts';
import { firstView } from './checks/first-view.ts';
import { fonts } from './checks/fonts.ts';
import { linkNames } from './checks/link-names.ts';
import { structuredData } from './checks/structured-data.ts';
import { vagueTexts } from './checks/vague-texts.ts';
import { lengths } from './schemas/common.ts';

/** What browsers and social cards need to know of every page. */
const meta =
  'viewport og:title og:description og:url og:type og:image og:image:alt og:locale og:site_name twitter:card'.split(
    ' ',
  );

export const settings = {
  limits: { ...lengths, meta, orphans: true },
  waivers: [{ rule: 'title', page: '/', why: 'the specification words the title of the home page' }],
  rules: {
    'link-names': linkNames,
    'shown-data': structuredData,
    'first-view': firstView,
    breadcrumbs,
    alternates,
    'custom-properties': customProperties,
    fonts,
    'vague-texts': vagueTexts,
  },
} satisfies Settings;
