import type { OrderDeskFault } from '@shop/contract/order-desk/check-order-desk';
import type { DeskProduct } from './find-desk-products';
import { storedForms } from './read-desk-row';

/** Products by the number under which the shop has them. */
export type ProductsByCode = ReadonlyMap<string, readonly DeskProduct[]>;

export function productsByCode(products: readonly DeskProduct[]): ProductsByCode {
  const byCode = new Map<string, DeskProduct[]>();
  for (const product of products) byCode.set(product.code, [...(byCode.get(product.code) ?? []), product]);
  return byCode;
}

/** The one product that a number as it is written means, or why there is none. */
export interface ProductOfCode {
  readonly product: DeskProduct | null;
  readonly fault: Extract<
    OrderDeskFault['kind'],
    'code_missing' | 'not_found' | 'ambiguous' | 'ended'
  > | null;
}

/** The one product of a number. Products hidden from this shopper count as unknown. */
export function productOf(code: string, byCode: ProductsByCode): ProductOfCode {
  if (code === '') return { product: null, fault: 'code_missing' };
  const known = storedForms(code)
    .map((form) => (byCode.get(form) ?? []).filter(({ isShown, isVisible }) => isVisible || !isShown))
    .find(({ length }) => length > 0);
  if (known === undefined) return { product: null, fault: 'not_found' };
  const [product, another] = known.filter(({ isVisible, isShown }) => isVisible && isShown);
  if (product === undefined) return { product: null, fault: 'ended' };
  if (another !== undefined) return { product: null, fault: 'ambiguous' };
  return { product, fault: product.isOnSale ? null : 'ended' };
}
