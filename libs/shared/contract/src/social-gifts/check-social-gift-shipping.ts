import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { ShippingAddressInput } from '../user-addresses/address-input';
import { ShippingAddress } from '../user-addresses/shipping-address';
import { SecretToken } from '../wire/secret-token';
import { WAITING_GIFT_ERRORS } from './social-gift';

const schemas = {
  body: v.object({ token: SecretToken, ...ShippingAddressInput.entries }),
  response: ShippingAddress,
};

/** Checks the receiver's address and keeps nothing (account §4, the first step). */
export const checkSocialGiftShipping: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/social-gifts/check/shipping',
  auth: 'none',
  responseType: 'json',
};

export const checkSocialGiftShippingSpec = specify({
  endpoint: checkSocialGiftShipping,
  schemas,
  summary: 'ソーシャルギフトのお届け先の確認',
  errors: WAITING_GIFT_ERRORS,
});
