/** An example site for component tests. No page imports it. */
import type { Claims, Navigation, Site } from '../../content/schemas/site.ts';
import { type Theme, theme } from '../../content/schemas/theme.ts';
import type { SiteContext } from './site.tsx';

export const exampleSite: Site = {
  url: 'https://name.example/',
  name: 'Name',
  description: 'An agency of examples.',
  blurb: 'It makes examples.',
  city: 'Ourtown',
  founder: { name: 'The founder', role: 'Founder' },
  phone: '+91 12345 67890',
  email: 'hello@name.example',
  address: {
    street: '1 Road',
    locality: 'Ourtown',
    region: 'Gujarat',
    postalCode: '000001',
    country: 'India',
    countryCode: 'IN',
  },
  legal: {
    name: 'Kite Works LLP',
    gstin: '24AAAAA0000A1Z5',
    grievance: {
      name: 'A. Patel',
      designation: 'Grievance officer',
      email: 'grievance@name.example',
      phone: '+91 98765 43210',
      acknowledges: '48 hours',
      settles: 'one month',
    },
    privacy: { name: 'B. Shah', email: 'privacy@name.example', answers: '30 days' },
  },
  geo: { latitude: 22.12345, longitude: 71.12345 },
  map: { link: 'https://maps.example/name', embed: 'https://maps.example/embed' },
  hours: {
    visible: {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: '11:00',
      closes: '19:00',
    },
    structured: { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '10:00', closes: '19:00' },
  },
  languages: [
    { code: 'en', name: 'English' },
    { code: 'gu', name: 'Gujarati' },
  ],
  priceRange: '₹₹',
  chat: { site: '+91 12345 67890', clients: '+91 12345 67891', blog: '+91 12345 67892' },
  bookings: { call: 'https://book.example/call' },
  social: [{ name: 'Instagram', url: 'https://social.example/name' }],
  signup: { transport: 'none' },
};

const exampleNavigation: Navigation = {
  menus: [],
  links: [{ label: 'Blog', path: '/blog/', isFlagship: false }],
  contact: { label: 'Contact', path: '/contact/', isFlagship: false },
  columns: [],
  policies: [],
};

export const exampleClaims: Claims = {
  brands: { show: '150+', label: 'brands', scope: 'Brands served.', on: ['home'] },
  years: { show: '7+', label: 'years', scope: 'Years of work.', on: ['home'] },
};

/** Black on white in light mode, white on black in dark mode. */
export const exampleTheme = Object.fromEntries(
  Object.keys(theme.shape).map(name =>
    /^surface|^on-/.test(name)
      ? [name, { light: '#ffffff', dark: '#000000' }]
      : [name, { light: '#000000', dark: '#ffffff' }],
  ),
) as Theme;

/** Returns the context that the shell provides, for a site deployed under `base`. */
export const exampleContext = (base = '/'): SiteContext => ({
  address: { origin: 'https://name.example', base },
  site: exampleSite,
  navigation: exampleNavigation,
  claims: exampleClaims,
  rates: [],
  art: `${base}assets/art-00000000.svg`,
  islands: new Map(),
});
