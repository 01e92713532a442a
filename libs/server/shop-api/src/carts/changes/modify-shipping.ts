import { listDeliveryMethods, listTimezones } from '../../shipping-leadtime/delivery-store';
import { loadCalendar, planDestination } from '../../shipping-leadtime/plan-destination';
import { cartErrors } from '../state/cart-errors';
import { loadCartState } from '../state/cart-state';
import type { CartChangeContext } from './cart-change-context';
import { listShippings, updateShipping } from '../state/shipping-store';

/** The wished delivery; undefined leaves it unchanged. */
export interface DeliveryRequest {
  readonly key: string;
  readonly delivery_id?: number | undefined;
  readonly delivery_at?: string | null | undefined;
  readonly delivery_timezone_key?: string | null | undefined;
}

/**
 * Sets delivery method, day and time slot of a destination; throws for a wish that is not possible, with nothing
 * changed. What a school hands over has its day.
 */
export async function modifyShipping(work: CartChangeContext, wish: DeliveryRequest): Promise<void> {
  const { tx, cart, context } = work;
  const shippings = await listShippings(tx, cart.id);
  if (shippings.length === 0) throw cartErrors.addressMissing();
  const shipping = shippings.find(({ key }) => key === wish.key);
  if (shipping === undefined) throw cartErrors.shippingNotFound();
  if (shipping.pickup !== null) throw cartErrors.deliveryNotSelectable('お届け先');

  const deliveryId = wish.delivery_id ?? shipping.deliveryId;
  const methods = await listDeliveryMethods(tx, context.channel.id);
  if (!methods.some((method) => method.deliveryId === deliveryId))
    throw cartErrors.deliveryNotSelectable('配送方法');
  const timezoneKey =
    wish.delivery_timezone_key === undefined ? shipping.deliveryTimezoneKey : wish.delivery_timezone_key;
  if (timezoneKey !== null && !(await listTimezones(tx, context.channel.id)).has(timezoneKey))
    throw cartErrors.deliveryNotSelectable('お届け時間帯');
  const deliveryAt = wish.delivery_at === undefined ? shipping.deliveryAt : wish.delivery_at;
  await updateShipping(tx, shipping.id, { deliveryId, deliveryAt, deliveryTimezoneKey: timezoneKey });
  if (deliveryAt !== null) await rejectImpossibleDay(work, shipping.id, deliveryAt);
}

async function rejectImpossibleDay(
  { tx, cart, context }: CartChangeContext,
  shippingId: number,
  day: string,
): Promise<void> {
  const state = await loadCartState(tx, context, cart);
  const destination = state.destinations.find(({ row }) => row.id === shippingId);
  if (destination === undefined) throw cartErrors.shippingNotFound();
  const plan = planDestination({
    now: context.clock.now(),
    calendar: await loadCalendar(tx, context),
    state,
    payment: state.payment,
    lines: destination.lines,
    destination,
    method: destination.method,
  });
  if (!plan.days.some(({ date, reason }) => date === day && reason === null))
    throw cartErrors.deliveryDateImpossible();
}
