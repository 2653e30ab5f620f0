/** The site's settings for the checks of finished pages: its own rules. */
import type { Settings } from '../generator/check/check.ts';
import { breadcrumbs } from './checks/breadcrumbs.ts';
import { customProperties } from './checks/custom-properties.ts';
import { firstView } from './checks/first-view.ts';
import { fonts } from './checks/fonts.ts';
import { linkNames } from './checks/link-names.ts';
import { structuredData } from './checks/structured-data.ts';
import { titles } from './checks/titles.ts';
import { words } from './checks/words.ts';
import { lengths } from './schemas/common.ts';

export const settings = {
  limits: lengths,
  off: { title: 'the title of the home page is longer: checks/titles.ts knows it' },
  rules: {
    'link-names': linkNames,
    'shown-data': structuredData,
    'first-view': firstView,
    breadcrumbs,
    'custom-properties': customProperties,
    fonts,
    titles,
    words,
  },
} satisfies Settings;
