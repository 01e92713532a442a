/** The path patterns of the steps from the cart to the order, by the page’s id. core §2 */
export const CHECKOUT_PAGE_PATHS = {
  'cart-shipping-select': '/cart/shipping-select',
  'cart-shipping-add': '/cart/shipping-add',
  'cart-shipping-detail': '/cart/shipping-detail',
  'cart-payment': '/cart/payment',
  'cart-confirm': '/cart/confirm',
  'cart-complete': '/cart/complete',
} as const;
