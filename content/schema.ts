/** All kinds of content, each with its file or folder and its schema. A new kind of content is one line here. */
import type { z } from 'zod';
import type { EntryFields } from '../generator/model.ts';
import { academy, coaching, freeCourses, programs, workshops } from './schemas/academy.ts';
import { isNoDraft } from './schemas/common.ts';
import { drawing } from './schemas/drawings.ts';
import { inLanguage } from './schemas/in-language.ts';
import { languages } from './schemas/languages.ts';
import {
  addOns,
  branding,
  consultation,
  flagship,
  mediaPr,
  offers,
  ppc,
  pricing,
  pricingInLanguage,
  service,
  serviceInLanguage,
} from './schemas/offers.ts';
import { contact, notFound } from './schemas/pages.ts';
import { photos } from './schemas/pictures.ts';
import {
  about,
  campaigns,
  campaignsInLanguage,
  clients,
  home,
  industries,
  ourClients,
  system,
  systemInLanguage,
} from './schemas/proof.ts';
import { rates } from './schemas/rates.ts';
import { claims, navigation, numbers, prices, site } from './schemas/site.ts';
import { blog, categories, documents, isPublicPost, page, policy, post } from './schemas/texts.ts';
import { theme } from './schemas/theme.ts';

export { preflight } from './preflight.ts';

export const schema = {
  // Facts that texts can refer to: {site.place}, {claim.brands-served}, {price.ppc}, {number.notice}.
  site: { from: 'site.yaml', as: site.meta({ group: 'Contact' }), facts: { word: 'site' } },
  claims: { from: 'claims.yaml', as: claims, facts: { word: 'claim', print: 'show' } },
  prices: { from: 'prices.yaml', as: prices, facts: { word: 'price' } },
  numbers: { from: 'numbers.yaml', as: numbers, facts: { word: 'number' } },
  languages: { from: 'languages.yaml', as: languages },
  theme: { from: 'theme.yaml', as: theme },
  navigation: { from: 'navigation.yaml', as: navigation },
  pricing: { from: 'pricing.yaml', as: pricing },
  rates: { from: 'rates.yaml', as: rates.meta({ group: 'Fees' }) },
  photos: { from: 'photos.yaml', as: photos },
  home: { from: 'home.yaml', as: home },
  about: { from: 'about.yaml', as: about },
  contact: { from: 'contact.yaml', as: contact },
  notFound: { from: 'not-found.yaml', as: notFound },
  system: { from: 'system.yaml', as: system },
  campaigns: { from: 'campaigns.yaml', as: campaigns },
  clients: { from: 'clients.yaml', as: clients },
  industries: { from: 'industries.yaml', as: industries },
  ourClients: { from: 'our-clients.yaml', as: ourClients },
  offers: { from: 'offers.yaml', as: offers },
  services: { from: 'services/*.yaml', as: service, isPublic: isNoDraft },
  consultations: { from: 'consultations/*.yaml', as: consultation },
  coaching: { from: 'coaching/*.yaml', as: coaching },
  flagship: { from: 'flagship.yaml', as: flagship },
  ppc: { from: 'ppc.yaml', as: ppc },
  mediaPr: { from: 'media-pr.yaml', as: mediaPr },
  branding: { from: 'branding.yaml', as: branding },
  addOns: { from: 'add-ons.yaml', as: addOns },
  academy: { from: 'academy.yaml', as: academy },
  freeCourses: { from: 'free-courses.yaml', as: freeCourses },
  programs: { from: 'programs.yaml', as: programs },
  workshops: { from: 'workshops.yaml', as: workshops },
  blog: { from: 'blog.yaml', as: blog },
  categories: { from: 'categories.yaml', as: categories },
  posts: { from: 'blog/*.md', as: post, isPublic: isPublicPost },
  documents: { from: 'documents.yaml', as: documents },
  policies: { from: 'legal/*.md', as: policy },
  pages: { from: 'pages/*.md', as: page, isPublic: isNoDraft },
  // The same in other languages, each in a folder that is named in languages.yaml: content/gu/. content/in-language.ts puts it in place of English.
  homeIn: { from: '*/home.yaml', as: inLanguage(home, { experience: 'about' }) },
  contactIn: { from: '*/contact.yaml', as: inLanguage(contact, { call: 'free-call' }) },
  pricingIn: { from: '*/pricing.yaml', as: pricingInLanguage },
  servicesIn: { from: '*/services/*.yaml', as: serviceInLanguage },
  systemIn: { from: '*/system.yaml', as: systemInLanguage },
  campaignsIn: { from: '*/campaigns.yaml', as: campaignsInLanguage },
  // Pictures in dots.
  drawings: { from: '../components/art/drawings/*.svg', as: drawing },
  scenes: { from: '../components/art/scenes/*.svg', as: drawing },
  covers: { from: '../components/art/covers/*.svg', as: drawing },
  borders: { from: '../components/art/borders/*.svg', as: drawing },
} as const;

type Value<Row> = Row extends { readonly from: infer From; readonly as: z.ZodType<infer Shape> }
  ? From extends `${string}*${string}`
    ? (Shape & EntryFields)[]
    : Shape
  : never;

/** All content that pages receive. Entries of a folder have their file's name as `slug`, and in `dev` `isUnpublished` if they are not public yet. */
export type Content = { [Name in keyof typeof schema]: Value<(typeof schema)[Name]> };
