/** The secret that the payment service of tests signs its events with. */
export const PAYMENT_SECRET = 'payment-secret-of-tests';
