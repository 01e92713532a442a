import { getSocialGiftShippingSpec } from '@shop/contract/social-gifts/get-social-gift-shipping';
import { defineRoute } from '../http/define-route';
import { listTimezones } from '../shipping-leadtime/delivery-store';
import { loadUnexpiredGift } from './load-gift';
import { presentGiftShipping } from './present-gift';

/** GET /v1/social-gifts/{token}/shipping */
export const getSocialGiftShippingRoute = defineRoute(
  getSocialGiftShippingSpec,
  async (context, { params }) => {
    const gift = await loadUnexpiredGift(context.db, context, params.token);
    return presentGiftShipping(gift, await listTimezones(context.db, context.channel.id));
  },
);
