/** How platforms show the card of a page, and what they cut. A measure is as good as its source: few platforms name any. */

type Platform = {
  name: string;
  /** Characters of the title and the description that show; 0 where none of it does. */
  title: number;
  description: number;
  /** Bytes that the picture may have. */
  pictureBytes: number;
  /** Where the title stands: under the picture, or over its lower edge. */
  titleIs: 'under' | 'over';
  source: string;
  date: string;
};

const secondary = 'richdevtools.com/seo-tools/social-media-preview (secondary)';

export const platforms: readonly Platform[] = [
  {
    name: 'WhatsApp',
    title: 80,
    description: 80,
    // 600 kB are documented; in practice larger ones than this are left out.
    pictureBytes: 300 * 1024,
    titleIs: 'under',
    source:
      'developers.facebook.com/documentation/business-messaging/whatsapp/link-previews; 300 kB of its 600 kB in practice',
    date: '21 May 2026',
  },
  {
    name: 'LinkedIn',
    title: 150,
    description: 0,
    pictureBytes: 5 * 1024 * 1024,
    titleIs: 'under',
    source: secondary,
    date: 'as of 2026',
  },
  {
    name: 'Facebook',
    title: 80,
    description: 200,
    pictureBytes: 8 * 1024 * 1024,
    titleIs: 'under',
    source: `${secondary}; pictures: developers.facebook.com/docs/sharing/webmasters/images`,
    date: 'as of 2026',
  },
  {
    name: 'X',
    title: 70,
    description: 0,
    pictureBytes: 5 * 1024 * 1024,
    titleIs: 'over',
    source: 'developer.x.com/en/docs/x-for-websites/cards; since late 2023 the title lies over the picture (secondary)',
    date: 'as of 2026',
  },
];
