import { MAX_QUANTITY } from '@shop/contract/carts/max-quantity';
import type { DeskProduct } from '../../order-desk/find-desk-products';
import { productOf, type ProductsByCode } from '../../order-desk/product-of-code';
import { readDeskQuantity } from '../../order-desk/read-desk-row';
import type { Recipient, RecipientFault } from './read-recipients';
import { recipientFaults } from './recipient-faults';

/** So many pieces of a product that a row names. */
export interface NamedGoods {
  readonly product: DeskProduct;
  readonly column: string;
  readonly quantity: number;
}

/** The goods of a row, and what is wrong with those that are none. */
export function readGoods(
  { quantities }: Pick<Recipient, 'quantities'>,
  byCode: ProductsByCode,
): { readonly goods: readonly NamedGoods[]; readonly faults: readonly RecipientFault[] } {
  const goods: NamedGoods[] = [];
  const faults: RecipientFault[] = [];
  for (const { column, code, quantity: written } of quantities) {
    const { product, fault } = productOf(code, byCode);
    const quantity = readDeskQuantity(written);
    const message = fault === null ? quantityFault(quantity) : productFault(fault, column);
    if (message !== null) faults.push({ column, message });
    else if (product !== null && quantity !== null) goods.push({ product, column, quantity });
  }
  return { goods, faults };
}

function quantityFault(quantity: number | null): string | null {
  if (quantity === null) return recipientFaults.notAQuantity;
  return quantity > MAX_QUANTITY ? recipientFaults.tooMany(MAX_QUANTITY) : null;
}

function productFault(fault: NonNullable<ReturnType<typeof productOf>['fault']>, column: string): string {
  switch (fault) {
    case 'ambiguous':
      return recipientFaults.ambiguous(column);
    case 'ended':
      return recipientFaults.ended(column);
    default:
      return recipientFaults.notFound(column);
  }
}
