import { getInputLeadtimesSpec } from '@shop/contract/social-gifts/get-input-leadtimes';
import { defineRoute } from '../http/define-route';
import { requirePrefecture } from './check-gift-address';
import { REASON_PREPARING } from '../shipping-leadtime/plan-delivery';
import { loadWaitingGift } from './load-gift';
import { planGift } from './plan-gift';

/** GET /v1/shipping-leadtime/input/{token} */
export const getInputLeadtimesRoute = defineRoute(
  getInputLeadtimesSpec,
  async (context, { params, query }) => {
    const gift = await loadWaitingGift(context.db, context, params.token);
    const { postal: postalCode, pref: prefecture } = query;
    if (postalCode !== undefined) await requirePrefecture({ postalCode, prefecture });
    const { plan, timezones } = await planGift(context.db, context, gift, prefecture);
    return [
      {
        packing_key: null,
        shipping_key: String(gift.shipping.id),
        order_shipping_id: gift.shipping.id,
        ships_on: plan.shipsOn,
        earliest_arrival_on: plan.earliestArrivalOn,
        after_payment: null,
        paid_first: [],
        dates: plan.days.map(({ date, reason }) => ({
          date,
          is_selectable: reason === null,
          // Whoever receives a gift need not know that it is not paid yet.
          reason: date < plan.earliestArrivalOn ? REASON_PREPARING : reason,
        })),
        delivery_timezone: Object.fromEntries(timezones),
        deliveries: [],
      },
    ];
  },
);
