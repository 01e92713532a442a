/** The code that runs commands on a cart, which no first load holds. */
export const loadCartCommands = () => import('./lazy-cart-commands');
