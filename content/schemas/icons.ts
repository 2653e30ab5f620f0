/** The names of the icons, which components/ui/icon.tsx draws. */
import { z } from 'zod';

export const icon = z.enum([
  'arrow', 'award', 'book', 'box', 'building', 'camera', 'chat', 'check', 'close', 'external', 'facebook', 'factory',
  'film', 'graduation', 'handshake', 'heart', 'instagram', 'linkedin', 'menu', 'needle', 'palette', 'plane',
  'rupee', 'screen', 'share', 'star', 'storefront', 'sun', 'thali', 'youtube',
]); // biome-ignore format: a list of words

export type IconName = z.infer<typeof icon>;
