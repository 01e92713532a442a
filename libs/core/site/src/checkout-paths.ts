import { CHECKOUT_PAGE_PATHS } from './checkout-page-paths';
import { withQuery } from './path-with-query';

/** The URLs of the steps from the cart to the order. */
export const checkoutPaths = {
  cartShippingAdd: () => CHECKOUT_PAGE_PATHS['cart-shipping-add'],
  cartShippingDetail: () => CHECKOUT_PAGE_PATHS['cart-shipping-detail'],
  cartPayment: () => CHECKOUT_PAGE_PATHS['cart-payment'],
  cartConfirm: () => CHECKOUT_PAGE_PATHS['cart-confirm'],
  cartComplete: (orderNo?: string) => withQuery(CHECKOUT_PAGE_PATHS['cart-complete'], { order: orderNo }),
} as const;
