import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { CART_ERRORS, COMMON_CART_ERRORS } from './cart-errors';
import { CartToken } from './cart-token';
import { RecipientsFile } from './recipients-file';

/** What one row of the file means for the cart. */
export const RecipientRow = v.object({
  /** The row as a spreadsheet counts it; the headings are row 1. */
  line: v.number(),
  /** As it is written; empty where it is missing. */
  name: v.string(),
  /** As it is written, in one line. */
  place: v.string(),
  /** A destination of the cart already: its quantities are set, and it is not added again. */
  is_present: v.boolean(),
  goods: v.array(v.object({ code: v.string(), name: v.string(), quantity: v.number() })),
  /** Empty where the row holds. The heading of the column, or empty for the row as a whole. */
  faults: v.array(v.object({ column: v.string(), message: v.string() })),
});
export type RecipientRow = v.InferOutput<typeof RecipientRow>;

const schemas = {
  body: v.object({ cart_token: CartToken, file: RecipientsFile }),
  response: v.object({
    rows: v.array(RecipientRow),
    /** The products of which the rows without faults say something, with their pieces in the cart now and then. */
    totals: v.array(v.object({ code: v.string(), name: v.string(), before: v.number(), after: v.number() })),
  }),
};

/** What a file of recipients would do to the cart, and what is wrong with each of its rows. It changes nothing. */
export const checkCartRecipients: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/carts/shippings/import/check',
  auth: 'cart-token',
  responseType: 'json',
};

export const checkCartRecipientsSpec = specify({
  endpoint: checkCartRecipients,
  schemas,
  summary: 'お届け先のファイルの確認（CSV）',
  errors: [
    ...COMMON_CART_ERRORS,
    CART_ERRORS.recipientsMalformed,
    CART_ERRORS.shippingNotMultiple,
    CART_ERRORS.stopSelling,
  ],
});
