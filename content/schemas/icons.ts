/** The names of the icons, which components/ui/icon.tsx draws. */
import { z } from 'zod';

export const icon = z.enum([
  'arrow', 'book', 'building', 'camera', 'chat', 'check', 'close', 'external', 'facebook', 'factory',
  'film', 'graduation', 'heart', 'instagram', 'linkedin', 'menu', 'plane', 'plate',
  'rupee', 'share', 'shirt', 'star', 'storefront', 'sun', 'youtube',
]); // biome-ignore format: a list of words

export type IconName = z.infer<typeof icon>;
