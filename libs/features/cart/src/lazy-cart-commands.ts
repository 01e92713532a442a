export { createCartContext } from './create-cart-context';
export { reloadCart, runCommand } from './run-command';
