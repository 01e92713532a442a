import { completeSocialGiftSpec } from '@shop/contract/social-gifts/complete-social-gift';
import { readAddressInput } from '../addresses/read-address-input';
import { handle } from '../http/handle';
import { completeGift } from './complete-gift';

/** PUT /v1/social-gifts/{token} */
export const completeSocialGiftRoute = handle(completeSocialGiftSpec, (context, { params, body }) =>
  completeGift(context, params.token, readAddressInput(body), body),
);
