/** Formats an amount with Indian digit grouping: 150000 → "₹1,50,000". Islands can use it. */
export const rupeesOf = (amount: number): string => `₹${amount.toLocaleString('en-IN')}`;
