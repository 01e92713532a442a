import { MAX_CART_LINES } from '@shop/contract/carts/max-cart-lines';
import type { OrderDeskFault, OrderDeskRow } from '@shop/contract/order-desk/check-order-desk';
import { type AdditionFault, findAdditionFault, findSameLine } from '../carts/changes/find-addition-fault';
import { areWholeLots, loosePiecesOf } from '../carts/state/whole-lots';
import type { CountedLine } from '../carts/state/line-store';
import { bothPrices } from '../pricing/both-prices';
import type { PriceSums } from '../pricing/price-sums';
import type { DeskProduct } from './find-desk-products';
import { productOf, productsByCode } from './product-of-code';

/** A row in its normal form. */
export interface ReadRow {
  readonly code: string;
  readonly quantity: number | null;
}

interface DeskGoods {
  readonly products: readonly DeskProduct[];
  readonly units: readonly { readonly productId: number; readonly name: string; readonly pieces: number }[];
  /** What is in the cart already. */
  readonly lines: readonly CountedLine[];
  /** See `guestPieceLimit`. */
  readonly guestPieces: number | null;
  readonly sums: PriceSums;
}

const fault = (kind: OrderDeskFault['kind'], most: number | null = null): OrderDeskFault => ({
  kind,
  most,
  lot: null,
});

/**
 * What each row would add, in their order, as a cart takes them one after the other; rows with faults add nothing. Lots are
 * those of all rows of a product together with the cart, as the rows go into it at once.
 */
export function checkDeskRows(rows: readonly ReadRow[], goods: DeskGoods): OrderDeskRow[] {
  const lines = [...goods.lines];
  const byCode = productsByCode(goods.products);
  const seen = new Set<number>();
  const checked = rows.map(({ code, quantity }) => {
    const found = productOf(code, byCode);
    const faults = [
      ...(found.fault === null ? [] : [fault(found.fault)]),
      ...(quantity === null ? [fault('quantity')] : []),
    ];
    const { product } = found;
    const isRepeated = product !== null && seen.has(product.id);
    if (product !== null) seen.add(product.id);
    if (product !== null && quantity !== null && faults.length === 0) {
      const addition = { product, unit: null, quantity };
      const refused = findAdditionFault(lines, addition, goods.guestPieces);
      if (refused !== null) faults.push(faultOf(refused));
      else {
        const line = findSameLine(lines, addition);
        if (line === undefined) lines.push(newLine(product.id, quantity));
        else lines.splice(lines.indexOf(line), 1, { ...line, quantity: line.quantity + quantity });
      }
    }
    const row = { code, quantity, product: present(product, goods), faults, is_repeated: isRepeated };
    return { row, product };
  });
  return checked.map(({ row, product }) => {
    const isSplit =
      product !== null && row.faults.length === 0 && !areWholeLots(loosePiecesOf(lines, product.id), product);
    return isSplit ? { ...row, faults: [{ ...fault('lot_size'), lot: product.lotSize }] } : row;
  });
}

const newLine = (productId: number, quantity: number): CountedLine => ({
  productId,
  quantity,
  uosId: null,
  parentId: null,
  piecesPerUnit: 1,
});

function faultOf(refused: AdditionFault): OrderDeskFault {
  switch (refused.kind) {
    case 'not_on_sale':
      return fault('ended');
    case 'too_many_lines':
      return fault('too_many_lines', MAX_CART_LINES);
    case 'too_many_for_guests':
      return fault('too_many', refused.most);
    default:
      return fault(refused.kind, refused.most);
  }
}

function present(product: DeskProduct | null, { units, sums }: DeskGoods): OrderDeskRow['product'] {
  if (product === null) return null;
  const price = bothPrices(product.price, product.taxRate, sums);
  return {
    key: product.key,
    code: product.code,
    name: product.name,
    options: product.options.map(({ name, value }) => ({ name, value })),
    unit_price: price.withoutTax,
    unit_price_with_tax: price.withTax,
    tax_rate: product.taxRate,
    units: units
      .filter(({ productId }) => productId === product.id)
      .map(({ name, pieces }) => ({ name, pieces })),
  };
}
