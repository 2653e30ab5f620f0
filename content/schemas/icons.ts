/** The names of the icons, which components/ui/icon.tsx draws. */
import { z } from 'zod';

export const icon = z.enum([
  'arrow', 'award', 'book', 'box', 'building', 'camera', 'chat', 'check', 'close', 'external', 'facebook', 'factory',
  'film', 'graduation', 'handshake', 'heart', 'instagram', 'linkedin', 'menu', 'palette', 'plane', 'plate',
  'rupee', 'screen', 'share', 'shirt', 'star', 'storefront', 'sun', 'youtube',
]); // biome-ignore format: a list of words

export type IconName = z.infer<typeof icon>;
