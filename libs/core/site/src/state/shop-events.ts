import type { EventName } from '@shop/contract/ecommerce-events/event-name';
import { atom } from 'jotai/vanilla';

/** A product in an event. Nothing of a person. */
export interface TrackedItem {
  readonly key: string;
  readonly name: string;
  readonly brand: string | null;
  /** From the general to the special. */
  readonly categories: readonly string[];
  /** Its options in one line; `null` where there is nothing to choose. */
  readonly variant: string | null;
  /** Integer yen without tax; `null` where the page does not know it. */
  readonly price: number | null;
  readonly quantity: number;
}

/** Something that happened in the shop, for its statistics. Nothing of a person: no mail, name, address or id. */
export interface ShopEvent {
  readonly name: EventName;
  readonly items?: readonly TrackedItem[];
  /** The list that the items stand in. */
  readonly list?: 'product-list' | 'search-results';
  readonly searchTerm?: string;
  /** How it is paid, delivered or signed in, by the words of the shop. */
  readonly paymentType?: string;
  readonly shippingTier?: string;
  readonly method?: string;
  /** Of a purchase; integer yen. */
  readonly transaction?: { readonly orderNo: string; readonly tax: number; readonly shipping: number };
  /** The cart that it happened to. */
  readonly cartToken?: string;
}

/** As many wait for the code that sends them; the oldest are dropped. */
const MAX_WAITING = 50;

/** What happened, until somebody has taken it to send it or to drop it. */
export const shopEventsAtom = atom<readonly ShopEvent[]>([]);

/** Tells of what a shopper has just done. account §7 */
export const tellShopEventAtom = atom(null, (get, set, event: ShopEvent) =>
  set(shopEventsAtom, [...get(shopEventsAtom), event].slice(-MAX_WAITING)),
);
