/** The polling interval of pages that wait for a payment, in ms. */
export const PAYMENT_POLLING_MS = 3_000;
