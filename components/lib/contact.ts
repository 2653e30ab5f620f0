import type { Site } from '../../content/schemas/site.ts';

/** "+91 98765 43210" → "+919876543210" */
export const telephoneOf = (phone: string): string => phone.replace(/[^\d+]/g, '');

export const telUrl = (phone: string): string => `tel:${telephoneOf(phone)}`;

export const addressLine = ({ address: a }: Site): string =>
  [a.street, a.locality, `${a.region} ${a.postalCode}`, a.country].filter(Boolean).join(', ');

/** "+91 98765 43210", "Hi & hello" → "https://wa.me/919876543210?text=Hi%20%26%20hello" */
export function chatUrl(phone: string, text?: string): string {
  const chat = `https://wa.me/${phone.replace(/\D/g, '')}`;
  return text === undefined ? chat : `${chat}?text=${encodeURIComponent(text)}`;
}
