/** A month's budget in rupees, with GST; what is kept of a customer's first order; what an enquiry costs; and how many of ten who ask buy. */
export type Budget = { spend: number; kept: number; perEnquiry: number; buyersOfTen: number };

/** The rate for services and ads in India. */
export const gst = 0.18;

/** Returns what a budget pays for in a month, in whole rupees, and how many enquiries and customers it brings. What is missing or negative counts as 0. */
export function resultOf(budget: Budget, fee: number) {
  const spend = positive(budget.spend);
  const perEnquiry = positive(budget.perEnquiry);
  const kept = positive(budget.kept);
  const beforeGst = Math.round(spend / (1 + gst));
  const ads = Math.max(0, beforeGst - fee);
  const enquiries = perEnquiry > 0 ? Math.floor(ads / perEnquiry) : 0;
  const customers = Math.floor((enquiries * Math.min(positive(budget.buyersOfTen), 10)) / 10);
  const perCustomer = customers > 0 ? Math.ceil(spend / customers) : undefined;
  return { spend, beforeGst, ads, enquiries, customers, perCustomer, kept, earned: customers * kept };
}

export const withGst = (fee: number): number => Math.ceil(fee * (1 + gst));

const positive = (value: number) => (value > 0 ? value : 0);
