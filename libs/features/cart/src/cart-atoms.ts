import { atom } from 'jotai/vanilla';

/** A message about the cart, and the page that it leads to. core §8 */
export interface CartNotice {
  /** Null: the page that it leads to says it, and is opened from every page. */
  readonly message: string | null;
  /** The URL that it leads to, with a message only from a page under /cart; null: none. */
  readonly linkTo: string | null;
}

/** The pieces of a cart that was put together of a guest's and the member's. */
export interface CartMerge {
  readonly fromGuest: number;
  readonly fromMember: number;
}

/** The number of running and queued commands. While there are any, amounts are shown as 計算中. */
export const pendingCommandsAtom = atom(0);
/** The latest notice, until a page has shown it. */
export const cartNoticeAtom = atom<CartNotice | null>(null);
/** The last sign-in has joined two carts, until the shopper has been told. */
export const cartMergeAtom = atom<CartMerge | null>(null);
/** The delivery data was incomplete and has been reset. core §4 */
export const isShippingResetAtom = atom(false);
/** The reset failed and is not retried. core §4, §8 */
export const isShippingResetFailedAtom = atom(false);
/** An init is running. core §3 */
export const isInitializingAtom = atom(false);
