/** The names of the icons, which components/ui/icon.tsx draws. */
import { z } from 'zod';

export const icon = z.enum([
  'arrow', 'award', 'billboard', 'book', 'box', 'building', 'calendar', 'camera', 'cart', 'chart', 'chat', 'check', 'clock', 'close', 'cross',
  'external', 'facebook', 'factory', 'film', 'funnel', 'google', 'graduation', 'handshake', 'heart', 'instagram', 'linkedin', 'mail', 'megaphone',
  'menu', 'microphone', 'needle', 'newspaper', 'palette', 'pen', 'phone', 'pin', 'plane', 'play', 'printer', 'radio', 'rupee', 'screen', 'search',
  'share', 'star', 'storefront', 'sun', 'target', 'thali', 'users', 'youtube',
]); // biome-ignore format: a list of words

export type IconName = z.infer<typeof icon>;
