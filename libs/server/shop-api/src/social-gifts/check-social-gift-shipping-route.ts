import { checkSocialGiftShippingSpec } from '@shop/contract/social-gifts/check-social-gift-shipping';
import { presentAddress } from '../addresses/present-address';
import { readAddressInput } from '../addresses/read-address-input';
import { defineRoute } from '../http/define-route';
import { checkGiftAddress } from './check-gift-address';
import { loadWaitingGift } from './load-gift';

/** POST /v1/social-gifts/check/shipping */
export const checkSocialGiftShippingRoute = defineRoute(
  checkSocialGiftShippingSpec,
  async (context, { body }) => {
    await loadWaitingGift(context.db, context, body.token);
    const address = readAddressInput(body);
    await checkGiftAddress(address);
    return presentAddress(address);
  },
);
