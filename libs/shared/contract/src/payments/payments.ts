/** Payment choices 1 to 3 (core §3), and the other ways that shoppers in Japan expect. */
export const PAYMENTS = {
  bankTransfer: 1,
  deferredInvoice: 2,
  deferredService: 3,
  card: 4,
  cashOnDelivery: 5,
  convenienceStore: 6,
  qrWallet: 7,
} as const;
