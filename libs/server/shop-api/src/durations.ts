/** A minute in ms. */
export const MINUTE_MS = 60_000;
/** An hour in ms. */
export const HOUR_MS = 60 * MINUTE_MS;
/** A day in ms, of any time zone without summer time. */
export const DAY_MS = 24 * HOUR_MS;
