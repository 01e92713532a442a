import * as v from 'valibot';
import { CART_ERRORS, COMMON_CART_ERRORS } from '../carts/cart-errors';
import { CartToken } from '../carts/cart-token';
import { type EndpointOf, specify } from '../endpoint';

const schemas = { params: v.object({ cart_token: CartToken }) };

/** A quotation of what is in the cart, as a PDF with its period of validity (core §7). */
export const downloadCartQuotation: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/carts/{cart_token}/download/quotation',
  auth: 'cart-token',
  responseType: 'file',
};

export const downloadCartQuotationSpec = specify({
  endpoint: downloadCartQuotation,
  schemas,
  summary: 'カートの見積書のダウンロード（PDF）',
  errors: [...COMMON_CART_ERRORS, CART_ERRORS.empty],
});
