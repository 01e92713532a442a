import { completeSocialGiftSpec } from '@shop/contract/social-gifts/complete-social-gift';
import { readAddressInput } from '../addresses/read-address-input';
import { defineRoute } from '../http/define-route';
import { completeGift } from './complete-gift';

/** PUT /v1/social-gifts/{token} */
export const completeSocialGiftRoute = defineRoute(completeSocialGiftSpec, (context, { params, body }) =>
  completeGift(context, params.token, readAddressInput(body), body),
);
