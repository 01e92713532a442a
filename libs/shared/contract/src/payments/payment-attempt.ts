import * as v from 'valibot';

/** Which attempt at paying for a cart: 0 at first, one more with every payment that failed or was given up. */
export const PaymentAttempt = v.pipe(v.number(), v.integer(), v.minValue(0));
