import * as v from 'valibot';
import { CART_ERRORS, COMMON_CART_ERRORS } from '../carts/cart-errors';
import { CartToken } from '../carts/cart-token';
import { type EndpointOf, specify } from '../endpoint';
import { ERROR_CODES } from '../error-codes';
import { multilineText } from '../wire/text-input';
import { Yen } from '../wire/yen';
import { APPROVAL_TEXT_MAX } from './approval-text-max';
import { OrderApproval } from './order-approval';
import { ORDER_APPROVAL_ERRORS } from './order-approval-errors';

const schemas = {
  body: v.object({
    cart_token: CartToken,
    /** The total and the revision that the buyer saw; what is approved is this cart and no other. */
    total_payment: Yen,
    revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
    comment: v.optional(multilineText('コメント', APPROVAL_TEXT_MAX), ''),
  }),
  response: OrderApproval,
};

/**
 * Asks the approvers of the member's company to approve the order of a cart. Repeated for the same cart it returns the same
 * request; any change of the cart makes it `expired`.
 */
export const createOrderApproval: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/me/order-approvals',
  auth: 'member',
  responseType: 'json',
};

export const createOrderApprovalSpec = specify({
  endpoint: createOrderApproval,
  schemas,
  summary: 'ご注文の承認の依頼',
  errors: [
    ...COMMON_CART_ERRORS,
    CART_ERRORS.empty,
    CART_ERRORS.outOfStock,
    CART_ERRORS.lotSize,
    CART_ERRORS.stopSelling,
    CART_ERRORS.addressMissing,
    CART_ERRORS.destinationWithoutGoods,
    CART_ERRORS.deliveryDateImpossible,
    CART_ERRORS.pickupClosed,
    CART_ERRORS.deliveryNotSelectable,
    CART_ERRORS.paymentMissing,
    CART_ERRORS.paymentNotUsable,
    CART_ERRORS.creditExceeded,
    CART_ERRORS.ordererMissing,
    CART_ERRORS.totalChanged,
    CART_ERRORS.changed,
    CART_ERRORS.paymentFailed,
    ORDER_APPROVAL_ERRORS.notRequired,
    ORDER_APPROVAL_ERRORS.noApprover,
    ERROR_CODES.tooMany,
  ],
  status: 201,
});
