import type { CartView } from '@shop/feature-cart/cart-view';
import type { OrderView } from '@shop/feature-orders/order-view';
import { defineSlot } from '@shop/theming/theme-place';

/** What a step of an order shows its note for. */
export interface CheckoutNoteProps {
  readonly cart: CartView;
}

/** Above the shipping address, whether it is chosen or added. */
export const CartShippingNoteSlot = defineSlot<'cart-shipping-note', CheckoutNoteProps>('cart-shipping-note');
/** Above the choice of delivery, day and time. */
export const CartDeliveryNoteSlot = defineSlot<'cart-delivery-note', CheckoutNoteProps>('cart-delivery-note');
/** Above the choice of payment. */
export const CartPaymentNoteSlot = defineSlot<'cart-payment-note', CheckoutNoteProps>('cart-payment-note');
/** Above the order as it will be placed. */
export const CartConfirmNoteSlot = defineSlot<'cart-confirm-note', CheckoutNoteProps>('cart-confirm-note');
/** Below the order that was placed. */
export const CartCompleteNoteSlot = defineSlot<'cart-complete-note', { readonly order: OrderView }>(
  'cart-complete-note',
);
