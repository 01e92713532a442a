import { createEcommerceEvent } from '@shop/contract/ecommerce-events/create-ecommerce-event';
import type { ShopServices } from '@shop/query/shop-services';
import { eventPopupAtom } from '@shop/site/state/event-popup';
import type { ShopEvent } from '@shop/site/state/shop-events';
import { pushToDataLayer } from './data-layer';
import { addSentEventAtom } from './sent-events';
import { toEcommerce } from './to-ecommerce';

/** The API takes as many characters of arguments; items beyond that are left out. */
const MAX_ARGS_LENGTH = 8_192;

/** Events without items: their content stands beside `event`, not under `ecommerce`. */
const PLAIN: ReadonlySet<ShopEvent['name']> = new Set(['search', 'login', 'sign_up']);

/** How an event is sent. */
export interface SendOptions {
  /** Which of the recommended products has led here, from 1. */
  readonly recommendation?: number | undefined;
}

/** The event's arguments as text, with as many items as the API takes. */
function toArgs(event: ShopEvent): string {
  const args = JSON.stringify(toEcommerce(event));
  const { items = [] } = event;
  if (args.length <= MAX_ARGS_LENGTH || items.length === 0) return args;
  return toArgs({ ...event, items: items.slice(0, -1) });
}

/** Adds an event to the page's data layer, in the format of Google Analytics 4. */
function pushEvent(event: ShopEvent): void {
  const content = toEcommerce(event);
  if (PLAIN.has(event.name)) return pushToDataLayer({ event: event.name, ...content });
  // What an earlier event has left there would be merged into this one.
  pushToDataLayer({ ecommerce: null });
  pushToDataLayer({ event: event.name, ecommerce: content });
}

/**
 * Sends an event to the page's data layer and to the API, whose response may bring a popup. The caller has made sure of
 * the shopper's consent. Nobody misses an event that does not arrive, so it never rejects. account §4, §7
 */
export async function sendEvent(
  { api, store, clock }: Pick<ShopServices, 'api' | 'store' | 'clock'>,
  event: ShopEvent,
  { recommendation }: SendOptions = {},
): Promise<void> {
  pushEvent(event);
  const args = toArgs(event);
  store.set(addSentEventAtom, { name: event.name, at: clock.now(), args });
  const body = {
    name: event.name,
    args,
    ...(event.cartToken !== undefined && { token: event.cartToken }),
    ...(recommendation !== undefined && { logreco_rcmd_ct: recommendation }),
  };
  const response = await api.call(createEcommerceEvent, { body }).catch(() => null);
  const popup = response?.data.popup ?? null;
  // One that has not been shown yet is not lost to the next.
  if (popup !== null && store.get(eventPopupAtom) === null) store.set(eventPopupAtom, popup);
}
