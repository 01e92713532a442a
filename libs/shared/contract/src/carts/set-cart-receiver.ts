import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { multilineText, requiredName, withoutWebAddress } from '../wire/text-input';
import { SOCIAL_GIFT_ERRORS } from '../social-gifts/social-gift';
import { Email } from '../users/user-input';
import { Cart } from './cart';
import { COMMON_CART_ERRORS } from './cart-errors';
import { CartToken } from './cart-token';

const NAME_MAX = 100;
const MESSAGE = 'メッセージ';
const MESSAGE_MAX = 500;

const schemas = {
  body: v.object({
    cart_token: CartToken,
    receiver: v.nullable(
      v.object({
        name: requiredName('贈り先のお名前', NAME_MAX),
        /** Left out: the giver hands the link over. */
        email: v.optional(v.nullable(Email), null),
        message: v.optional(v.pipe(multilineText(MESSAGE, MESSAGE_MAX), withoutWebAddress(MESSAGE)), ''),
      }),
    ),
  }),
  response: Cart,
};

/** Makes the order a gift: the receiver opens a link and enters the address. Null makes it an ordinary order again (core §7). */
export const setCartReceiver: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/carts/social/receiver',
  auth: 'cart-token',
  responseType: 'json',
};

export const setCartReceiverSpec = specify({
  endpoint: setCartReceiver,
  schemas,
  summary: 'ソーシャルギフトの贈り先',
  errors: [...COMMON_CART_ERRORS, SOCIAL_GIFT_ERRORS.notOffered],
});
