import * as v from 'valibot';

/** A payment through a service that has neither succeeded nor failed yet. */
export const OpenPayment = v.object({
  order_no: v.string(),
  /** `waiting`: the shopper is to confirm at `redirect_url`; `pending`: the service has not responded yet. */
  state: v.picklist(['pending', 'waiting']),
  redirect_url: v.nullable(v.pipe(v.string(), v.url())),
});
