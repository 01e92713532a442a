import { checkSocialGiftDeliverySpec } from '@shop/contract/social-gifts/check-social-gift-delivery';
import { checkSocialGiftShippingSpec } from '@shop/contract/social-gifts/check-social-gift-shipping';
import { completeSocialGiftSpec } from '@shop/contract/social-gifts/complete-social-gift';
import { getInputLeadtimesSpec } from '@shop/contract/social-gifts/get-input-leadtimes';
import { getSocialGiftCompletionSpec } from '@shop/contract/social-gifts/get-social-gift-completion';
import { getSocialGiftShippingSpec } from '@shop/contract/social-gifts/get-social-gift-shipping';
import { listSocialGiftProductsSpec } from '@shop/contract/social-gifts/list-social-gift-products';
import { presentAddress } from '../addresses/present-address';
import { readAddressInput } from '../addresses/read-address-input';
import { handle, type Route } from '../http/handle';
import { listTimezones } from '../shipping-leadtime/delivery-store';
import { checkGiftAddress } from './check-gift-address';
import { completeGift } from './complete-gift';
import { giftFailures } from './gift-failures';
import { loadGiftItems } from './gift-store';
import { openGift, openLivingGift, openWaitingGift } from './open-gift';
import { chooseDelivery, planGift } from './plan-gift';
import { presentCompletion, presentGiftItem, presentGiftShipping, storedDelivery } from './present-gift';

/** GET /v1/social-gifts/{token}/products */
const listSocialGiftProductsRoute = handle(listSocialGiftProductsSpec, async (context, { params }) => {
  const { order } = await openLivingGift(context.db, context, params.token);
  const items = await loadGiftItems(context.db, order.id);
  context.answer.paginate(items.length, 1, 'all');
  return items.map(presentGiftItem);
});

/** GET /v1/social-gifts/{token}/shipping */
const getSocialGiftShippingRoute = handle(getSocialGiftShippingSpec, async (context, { params }) => {
  const gift = await openLivingGift(context.db, context, params.token);
  return presentGiftShipping(gift, await listTimezones(context.db, context.channel.id));
});

/** POST /v1/social-gifts/check/shipping */
const checkSocialGiftShippingRoute = handle(checkSocialGiftShippingSpec, async (context, { body }) => {
  await openWaitingGift(context.db, context, body.token);
  const address = readAddressInput(body);
  await checkGiftAddress(address);
  return presentAddress(address);
});

/** POST /v1/social-gifts/check/delivery */
const checkSocialGiftDeliveryRoute = handle(checkSocialGiftDeliverySpec, async (context, { body }) => {
  const gift = await openWaitingGift(context.db, context, body.token);
  return chooseDelivery(await planGift(context.db, context, gift, body.prefecture), body);
});

/** GET /v1/shipping-leadtime/input/{token} */
const getInputLeadtimesRoute = handle(getInputLeadtimesSpec, async (context, { params, query }) => {
  const gift = await openWaitingGift(context.db, context, params.token);
  const { plan, timezones } = await planGift(context.db, context, gift, query.pref);
  return [
    {
      packing_key: null,
      shipping_key: String(gift.shipping.id),
      order_shipping_id: gift.shipping.id,
      ships_on: plan.shipsOn,
      earliest_arrival_on: plan.earliestArrivalOn,
      dates: plan.days.map(({ date, reason }) => ({ date, is_selectable: reason === null, reason })),
      delivery_timezone: Object.fromEntries(timezones),
      deliveries: [],
    },
  ];
});

/** PUT /v1/social-gifts/{token} */
const completeSocialGiftRoute = handle(completeSocialGiftSpec, (context, { params, body }) =>
  completeGift(context, params.token, readAddressInput(body), body),
);

/** GET /v1/social-gifts/{token}/complete */
const getSocialGiftCompletionRoute = handle(getSocialGiftCompletionSpec, async (context, { params }) => {
  const found = await openGift(context.db, context, params.token);
  const { status, completedAt } = found.gift;
  if (status !== 'completed' || completedAt === null) throw giftFailures.notCompleted();
  return presentCompletion(found, storedDelivery(found), completedAt);
});

/** What the receiver of a gift does with its link. */
export const socialGiftRoutes: readonly Route[] = [
  listSocialGiftProductsRoute,
  getSocialGiftShippingRoute,
  checkSocialGiftShippingRoute,
  checkSocialGiftDeliveryRoute,
  getInputLeadtimesRoute,
  completeSocialGiftRoute,
  getSocialGiftCompletionRoute,
];
