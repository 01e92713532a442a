import { checkSocialGiftDeliverySpec } from '@shop/contract/social-gifts/check-social-gift-delivery';
import { defineRoute } from '../http/define-route';
import { loadWaitingGift } from './load-gift';
import { chooseDelivery, planGift } from './plan-gift';

/** POST /v1/social-gifts/check/delivery */
export const checkSocialGiftDeliveryRoute = defineRoute(
  checkSocialGiftDeliverySpec,
  async (context, { body }) => {
    const gift = await loadWaitingGift(context.db, context, body.token);
    return chooseDelivery(await planGift(context.db, context, gift, body.prefecture), body);
  },
);
