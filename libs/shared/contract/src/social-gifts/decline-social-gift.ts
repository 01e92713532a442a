import { specify, type EndpointOf } from '../endpoint';
import { GiftParams, SocialGiftDecline, WAITING_GIFT_ERRORS } from './social-gift';

const schemas = { params: GiftParams, response: SocialGiftDecline };

/** Declines a gift before its address is entered: the order is cancelled, and what was paid is given back. */
export const declineSocialGift: EndpointOf<typeof schemas> = {
  method: 'PUT',
  path: '/v1/social-gifts/{token}/decline',
  auth: 'none',
  responseType: 'json',
};

export const declineSocialGiftSpec = specify({
  endpoint: declineSocialGift,
  schemas,
  summary: 'ソーシャルギフトの辞退',
  errors: WAITING_GIFT_ERRORS,
});
