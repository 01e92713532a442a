/** How often a page asks what has become of a payment that is open, in ms. */
export const PAYMENT_POLLING_MS = 3_000;
