/** The sections of the refund policy, content/legal/refund-policy.md, by the `refund` of offers; `back` is until when everything comes back. */
import type { Refund } from '../../content/schemas/common.ts';

export const refundSections: Record<NonNullable<Refund>, { name: string; path: string; back: string }> = {
  consultation: {
    name: 'one-to-one consultations',
    path: '/refund-policy/#2-one-to-one-consultations',
    back: 'more than 48 hours before',
  },
  monthly: {
    name: 'monthly packages',
    path: '/refund-policy/#3-monthly-packages',
    back: 'within 7 days, if no work has started',
  },
  project: { name: 'projects', path: '/refund-policy/#4-projects', back: 'before it starts' },
  'recorded-course': {
    name: 'pre-recorded courses',
    path: '/refund-policy/#5-pre-recorded-courses',
    back: 'within 7 days, if you saw less than a quarter',
  },
  'live-workshop': {
    name: 'live workshops',
    path: '/refund-policy/#6-live-workshops',
    back: '7 or more days before',
  },
  certification: {
    name: 'paid certifications',
    path: '/refund-policy/#7-paid-certifications',
    back: 'before it starts, minus processing fees',
  },
};
