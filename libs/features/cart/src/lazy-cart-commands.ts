export { createCartContext } from './create-cart-context';
export { reopenCart, runCommand } from './run-command';
