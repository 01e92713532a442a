/** The most lines of one cart, so that responses and orders have a bounded size. */
export const MAX_CART_LINES = 200;
