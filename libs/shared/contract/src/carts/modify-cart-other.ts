import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { multilineText, requiredName } from '../wire/text-input';
import { Email } from '../users/user-input';
import { Cart } from './cart';
import { COMMON_CART_ERRORS } from './cart-errors';
import { CartToken } from './cart-token';

const REMARKS_MAX = 1000;
const NAME_MAX = 100;
const PHONE_MAX = 20;

const schemas = {
  body: v.object({
    cart_token: CartToken,
    remarks: v.optional(multilineText('備考', REMARKS_MAX)),
    /** For guests; a member orders under the account's name and mail address. The receiver of a gift is told the name. */
    orderer_name: v.optional(requiredName('注文者名', NAME_MAX)),
    orderer_email: v.optional(Email),
    orderer_phone_number: v.optional(requiredName('電話番号', PHONE_MAX)),
  }),
  response: Cart,
};

/** Sets remarks and who orders; what is left out stays (core §7). */
export const modifyCartOther: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/carts/other/modify',
  auth: 'cart-token',
  responseType: 'json',
};

export const modifyCartOtherSpec = specify({
  endpoint: modifyCartOther,
  schemas,
  summary: '備考・注文者の変更',
  errors: [...COMMON_CART_ERRORS],
});
