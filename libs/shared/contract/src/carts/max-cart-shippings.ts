/** The most destinations of one order. */
export const MAX_CART_SHIPPINGS = 20;
