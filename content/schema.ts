/**
 * All kinds of content, each with its file or folder and its schema. A new kind of content is one line here. What has a page says where it is `at`, followed in a
 * folder by the slug; if it `sells` something, on which of the price lists.
 */
import type { z } from 'zod';
import type { EntryFields } from '../generator/model.ts';
import { academy, coaching, freeCourses, program, programs, workshops } from './schemas/academy.ts';
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
import { claims, features, navigation, numbers, prices, site } from './schemas/site.ts';
import { blog, categories, documents, isPublicPost, page, policy, post } from './schemas/texts.ts';
import { theme } from './schemas/theme.ts';

export { preflight } from './preflight.ts';

export const schema = {
  // Facts that texts can refer to: {site.place}, {claim.brands-served}, {price.ppc}, {number.notice}, {feature.map}.
  site: { from: 'site.yaml', as: site.meta({ group: 'Contact' }), facts: { word: 'site' } },
  claims: { from: 'claims.yaml', as: claims, facts: { word: 'claim', print: 'show' } },
  prices: { from: 'prices.yaml', as: prices, facts: { word: 'price' } },
  numbers: { from: 'numbers.yaml', as: numbers, facts: { word: 'number' } },
  features: { from: 'features.yaml', as: features, facts: { word: 'feature', print: 'name' } },
  languages: { from: 'languages.yaml', as: languages },
  theme: { from: 'theme.yaml', as: theme },
  navigation: { from: 'navigation.yaml', as: navigation },
  pricing: { from: 'pricing.yaml', as: pricing, at: '/pricing/' },
  photos: { from: 'photos.yaml', as: photos },
  home: { from: 'home.yaml', as: home, at: '/' },
  about: { from: 'about.yaml', as: about, at: '/about/' },
  contact: { from: 'contact.yaml', as: contact, at: '/contact/' },
  notFound: { from: 'not-found.yaml', as: notFound },
  system: { from: 'system.yaml', as: system, at: '/trece-system/' },
  campaigns: { from: 'campaigns.yaml', as: campaigns },
  clients: { from: 'clients.yaml', as: clients },
  industries: { from: 'industries.yaml', as: industries },
  ourClients: { from: 'our-clients.yaml', as: ourClients, at: '/clients/' },
  offers: { from: 'offers.yaml', as: offers },
  services: { from: 'services/*.yaml', as: service, isPublic: isNoDraft, at: '/services/', sells: 'services' },
  consultations: { from: 'consultations/*.yaml', as: consultation, at: '/consult/', sells: 'consultations' },
  coaching: { from: 'coaching/*.yaml', as: coaching, isPublic: isNoDraft, at: '/coach/', sells: 'learning' },
  flagship: { from: 'flagship.yaml', as: flagship, at: '/30-60-90/', sells: 'services' },
  ppc: { from: 'ppc.yaml', as: ppc, at: '/services/ppc/', sells: 'services' },
  mediaPr: { from: 'media-pr.yaml', as: mediaPr, at: '/services/media-pr/', sells: 'services' },
  branding: { from: 'branding.yaml', as: branding, at: '/services/branding/', sells: 'services' },
  addOns: { from: 'add-ons.yaml', as: addOns, at: '/services/add-ons/', sells: 'services' },
  academy: { from: 'academy.yaml', as: academy, at: '/academy/' },
  freeCourses: { from: 'free-courses.yaml', as: freeCourses, at: '/academy/free-courses/', sells: 'learning' },
  programs: { from: 'programs.yaml', as: programs, at: '/academy/courses/', sells: 'learning' },
  courses: { from: 'courses/*.yaml', as: program, isPublic: isNoDraft, at: '/academy/courses/#', sells: 'learning' },
  workshops: { from: 'workshops.yaml', as: workshops, at: '/academy/workshops/', sells: 'learning' },
  blog: { from: 'blog.yaml', as: blog, at: '/blog/' },
  categories: { from: 'categories.yaml', as: categories },
  posts: { from: 'blog/*.md', as: post, isPublic: isPublicPost, at: '/blog/' },
  documents: { from: 'documents.yaml', as: documents },
  policies: { from: 'legal/*.md', as: policy, at: '/' },
  pages: { from: 'pages/*.md', as: page, isPublic: isNoDraft, at: '/' },
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
