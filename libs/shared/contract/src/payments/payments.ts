/** Payment choices 1 to 3 (core §3), and cards. */
export const PAYMENTS = { bankTransfer: 1, deferredInvoice: 2, deferredService: 3, card: 4 } as const;
