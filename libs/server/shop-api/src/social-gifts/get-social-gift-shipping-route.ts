import { getSocialGiftShippingSpec } from '@shop/contract/social-gifts/get-social-gift-shipping';
import { handle } from '../http/handle';
import { listTimezones } from '../shipping-leadtime/delivery-store';
import { openLivingGift } from './open-gift';
import { presentGiftShipping } from './present-gift';

/** GET /v1/social-gifts/{token}/shipping */
export const getSocialGiftShippingRoute = handle(getSocialGiftShippingSpec, async (context, { params }) => {
  const gift = await openLivingGift(context.db, context, params.token);
  return presentGiftShipping(gift, await listTimezones(context.db, context.channel.id));
});
