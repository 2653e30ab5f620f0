/** How platforms show the social card of a page. Most of the limits come from others who measured them, as few platforms publish any. */

type Platform = {
  name: string;
  /** The characters of the title and of the description that are shown; 0 if it is not shown at all. */
  title: number;
  description: number;
  /** The maximum size of the picture. */
  pictureBytes: number;
  /** Whether the title is under the picture, or over its lower edge. */
  titlePosition: 'under' | 'over';
  source: string;
  date: string;
};

const secondary = 'richdevtools.com/seo-tools/social-media-preview (secondary)';

export const platforms: readonly Platform[] = [
  {
    name: 'WhatsApp',
    title: 80,
    description: 80,
    // The documented limit is 600 kB, but in practice pictures above 300 kB are not shown.
    pictureBytes: 300 * 1024,
    titlePosition: 'under',
    source:
      'developers.facebook.com/documentation/business-messaging/whatsapp/link-previews; 300 kB of its 600 kB in practice',
    date: '21 May 2026',
  },
  {
    name: 'LinkedIn',
    title: 150,
    description: 0,
    pictureBytes: 5 * 1024 * 1024,
    titlePosition: 'under',
    source: secondary,
    date: 'as of 2026',
  },
  {
    name: 'Facebook',
    title: 80,
    description: 200,
    pictureBytes: 8 * 1024 * 1024,
    titlePosition: 'under',
    source: `${secondary}; pictures: developers.facebook.com/docs/sharing/webmasters/images`,
    date: 'as of 2026',
  },
  {
    name: 'X',
    title: 70,
    description: 0,
    pictureBytes: 5 * 1024 * 1024,
    titlePosition: 'over',
    source: 'developer.x.com/en/docs/x-for-websites/cards; since late 2023 the title is over the picture (secondary)',
    date: 'as of 2026',
  },
];
