import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { Cart } from './cart';
import { CART_ERRORS, COMMON_CART_ERRORS } from './cart-errors';
import { CartToken } from './cart-token';
import { RecipientsFile } from './recipients-file';

const schemas = {
  body: v.object({
    cart_token: CartToken,
    file: RecipientsFile,
    /** All rows or none of them, or those alone that have no faults. */
    rows: v.picklist(['all', 'valid']),
  }),
  response: Cart,
};

/**
 * Makes the rows of a file destinations of the cart and gives them the quantities that it names, all at once. While one
 * destination at most has been chosen, the goods come out of what the cart holds; what is missing is added. A row that
 * does not hold is told as `rows.LINE.column`.
 */
export const importCartRecipients: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/carts/shippings/import',
  auth: 'cart-token',
  responseType: 'json',
};

export const importCartRecipientsSpec = specify({
  endpoint: importCartRecipients,
  schemas,
  summary: 'お届け先の取り込み（CSV）',
  errors: [
    ...COMMON_CART_ERRORS,
    CART_ERRORS.recipientsMalformed,
    CART_ERRORS.recipientsInvalid,
    CART_ERRORS.shippingNotMultiple,
    CART_ERRORS.stopSelling,
    CART_ERRORS.outOfStock,
    CART_ERRORS.lotSize,
    CART_ERRORS.tooMany,
  ],
});
