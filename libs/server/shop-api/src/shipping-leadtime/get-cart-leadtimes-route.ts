import { getCartLeadtimesSpec } from '@shop/contract/shipping-leadtime/get-cart-leadtimes';
import type { Leadtime } from '@shop/contract/shipping-leadtime/leadtime';
import { cartErrors } from '../carts/state/cart-errors';
import type { CartDestination } from '../carts/state/cart-destination';
import { readCart } from '../carts/state/read-cart';
import { defineRoute } from '../http/define-route';
import { listPaidFirst } from '../payments/list-paid-first';
import { type DeliveryMethod, listDeliveryMethods, listTimezones } from './delivery-store';
import type { DeliveryPlan } from './plan-delivery';
import { loadCalendar, planDestination } from './plan-destination';
import { presentDeliveryId } from './present-delivery-id';

export const getCartLeadtimesRoute = defineRoute(getCartLeadtimesSpec, async (context, { params, query }) => {
  const state = await readCart(context, params.cart_token);
  const { destinations, payment } = state;
  if (destinations.length === 0) throw cartErrors.addressMissing();
  const wanted = query.keys === undefined ? null : [query.keys].flat();
  const methods = await listDeliveryMethods(context.db, context.channel.id);
  const preview = methods.find(({ deliveryId }) => String(deliveryId) === query.choiceMode);
  if (query.choiceMode !== undefined && preview === undefined)
    throw cartErrors.deliveryNotSelectable('配送方法');
  const timezones = await listTimezones(context.db, context.channel.id);
  const calendar = await loadCalendar(context.db, context);
  const paidFirst = await listPaidFirst(context);
  return destinations
    .filter(({ row }) => wanted?.includes(row.key) ?? true)
    .map((destination) => {
      const method = preview ?? destination.method;
      const plan = planDestination({
        now: context.clock.now(),
        calendar,
        state,
        payment,
        lines: destination.lines,
        destination,
        method,
      });
      return { ...presentLeadtime(destination, plan, timezones, methods), paid_first: [...paidFirst] };
    });
});

function presentLeadtime(
  { row, packings }: CartDestination,
  plan: DeliveryPlan,
  timezones: ReadonlyMap<string, string>,
  methods: readonly DeliveryMethod[],
): Omit<Leadtime, 'paid_first'> {
  return {
    packing_key: packings[0]?.row.key ?? null,
    shipping_key: row.key,
    order_shipping_id: null,
    ships_on: plan.shipsOn,
    earliest_arrival_on: plan.earliestArrivalOn,
    after_payment: plan.afterPayment,
    dates: plan.days.map(({ date, reason }) => ({ date, is_selectable: reason === null, reason })),
    delivery_timezone: Object.fromEntries(timezones),
    deliveries: methods.flatMap(({ deliveryId, name }) => {
      const id = presentDeliveryId(deliveryId);
      return id === null ? [] : [{ id, name }];
    }),
  };
}
