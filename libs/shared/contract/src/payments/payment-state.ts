import * as v from 'valibot';

/** How far a payment through a service is; one that failed leaves the cart open again. */
export const PaymentState = v.picklist(['none', 'pending', 'waiting', 'paid']);

export type PaymentState = v.InferOutput<typeof PaymentState>;
