import { createEcommerceEvent } from '@shop/contract/ecommerce-events/create-ecommerce-event';
import type { EventName } from '@shop/contract/ecommerce-events/event-name';
import { eventPopupAtom } from '@shop/site/event-popup';
import type { CartContext } from './cart-context';

/** Something that happened to a cart, with what it happened to in the wire's names. */
export interface CartEvent {
  readonly name: EventName;
  readonly args: Readonly<Record<string, string | number>>;
}

/** Tells the shop of an event, whose response may bring a popup. Nobody waits for it, or misses it. account §4, §7 */
export function tellCartEvent(
  { api, store }: Pick<CartContext, 'api' | 'store'>,
  { name, args }: CartEvent,
  cartToken: string,
): void {
  api.call(createEcommerceEvent, { body: { name, args: JSON.stringify(args), token: cartToken } }).then(
    ({ data }) => store.set(eventPopupAtom, data.popup),
    () => undefined,
  );
}
