import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { SecretToken } from '../wire/secret-token';
import {
  GiftDelivery,
  GiftDeliveryInput,
  PrefectureInput,
  SOCIAL_GIFT_ERRORS,
  WAITING_GIFT_ERRORS,
} from './social-gift';

const schemas = {
  body: v.object({ token: SecretToken, prefecture: PrefectureInput, ...GiftDeliveryInput.entries }),
  response: GiftDelivery,
};

/** Checks the wished day and time for a prefecture and keeps nothing (account §4, the second step). */
export const checkSocialGiftDelivery: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/social-gifts/check/delivery',
  auth: 'none',
  responseType: 'json',
};

export const checkSocialGiftDeliverySpec = specify({
  endpoint: checkSocialGiftDelivery,
  schemas,
  summary: 'ソーシャルギフトのお届け日時の確認',
  errors: [...WAITING_GIFT_ERRORS, SOCIAL_GIFT_ERRORS.dateNotSelectable],
});
