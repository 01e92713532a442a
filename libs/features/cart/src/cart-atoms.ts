import { atom } from 'jotai/vanilla';

/** What the shopper is to be told about the cart, and where that leads. core §8 */
export interface CartNotice {
  readonly message: string;
  /** `cart` leads to /cart/ only from a page under it. */
  readonly leadsTo: 'cart' | 'shipping-select' | null;
}

/** Commands that run or wait: while there are some, amounts say 計算中. */
export const pendingCommandsAtom = atom(0);
/** The latest notice until a page has shown it. */
export const cartNoticeAtom = atom<CartNotice | null>(null);
/** The delivery data has been reset because it was incomplete. core §4 */
export const isShippingResetAtom = atom(false);
/** That reset failed: it is not tried again. core §4, §8 */
export const isShippingResetFailedAtom = atom(false);
/** An init is running. core §3 */
export const isInitializingAtom = atom(false);
