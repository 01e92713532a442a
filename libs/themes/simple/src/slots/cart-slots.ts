import type { CartLine, CartView } from '@shop/feature-cart/cart-view';
import { defineSlot } from '@shop/theming/theme-place';

/** Below the heading of the cart; the cart is `null` until it is loaded. */
export const CartNoteSlot = defineSlot<'cart-note', { readonly cart: CartView | null }>('cart-note');
/** Below the controls of each line of the cart. */
export const CartLineNoteSlot = defineSlot<'cart-line-note', { readonly line: CartLine }>('cart-line-note');
