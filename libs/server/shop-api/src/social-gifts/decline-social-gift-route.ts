import { declineSocialGiftSpec } from '@shop/contract/social-gifts/decline-social-gift';
import { defineRoute } from '../http/define-route';
import { declineGift } from './decline-gift';

/** PUT /v1/social-gifts/{token}/decline */
export const declineSocialGiftRoute = defineRoute(declineSocialGiftSpec, (context, { params }) =>
  declineGift(context, params.token),
);
