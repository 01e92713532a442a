/** The longest reason of a cancellation, in characters. */
export const CANCEL_REASON_MAX = 1000;
