import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { ShippingAddressInput } from '../user-addresses/address-input';
import {
  GiftDeliveryInput,
  GiftParams,
  SOCIAL_GIFT_ERRORS,
  SocialGiftCompletion,
  WAITING_GIFT_ERRORS,
} from './social-gift';

const schemas = {
  params: GiftParams,
  body: v.object({ ...ShippingAddressInput.entries, ...GiftDeliveryInput.entries }),
  response: SocialGiftCompletion,
};

/** Tells where the gift goes, once: afterwards nothing can be changed by the link (account §4, the last step). */
export const completeSocialGift: EndpointOf<typeof schemas> = {
  method: 'PUT',
  path: '/v1/social-gifts/{token}',
  auth: 'none',
  responseType: 'json',
};

export const completeSocialGiftSpec = specify({
  endpoint: completeSocialGift,
  schemas,
  summary: 'ソーシャルギフトのお届け先の確定',
  errors: [...WAITING_GIFT_ERRORS, SOCIAL_GIFT_ERRORS.dateNotSelectable],
});
