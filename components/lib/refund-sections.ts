/** The sections of the refund policy, content/legal/refund-policy.md, by the `refund` of offers. */
import type { Refund } from '../../content/schemas/common.ts';

export const refundSections: Record<NonNullable<Refund>, { name: string; path: string }> = {
  consultation: { name: 'one-to-one consultations', path: '/refund-policy/#2-one-to-one-consultations' },
  monthly: { name: 'monthly packages', path: '/refund-policy/#3-monthly-packages' },
  project: { name: 'projects', path: '/refund-policy/#4-projects' },
  'recorded-course': { name: 'pre-recorded courses', path: '/refund-policy/#5-pre-recorded-courses' },
  'live-workshop': { name: 'live workshops', path: '/refund-policy/#6-live-workshops' },
  certification: { name: 'paid certifications', path: '/refund-policy/#7-paid-certifications' },
};
