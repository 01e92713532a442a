import type { CartLine } from '../cart-view';
import type { CartCommand } from '../run-command';
import { addProduct } from './add-product';
import { addUnits } from './add-units';

/** Puts a line that was removed into the cart again, in the same unit of sale. core §7 */
export const undoRemoveLine = ({ productKey, unit, quantity }: CartLine): CartCommand =>
  unit === null ? addProduct(productKey, quantity) : addUnits(productKey, unit.key, quantity);
