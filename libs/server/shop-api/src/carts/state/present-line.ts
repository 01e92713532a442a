import type { CartAccessory, CartProduct } from '@shop/contract/carts/cart-product';
import { bothPrices } from '../../pricing/both-prices';
import { isReturnable } from '../../returns/final-sales';
import { mostAccessories } from './accessory-limit';
import { cartErrors } from './cart-errors';
import type { CartLine, LineProduct } from './cart-lines';
import type { CartState } from './cart-state';

/** A line with its index, under which its amounts are found. */
interface PlacedLine {
  readonly line: CartLine;
  readonly product: LineProduct;
  readonly index: number;
}

/** The lines of a cart, each with its accessories. Throws when a product is gone. */
export function presentLines(state: CartState): CartProduct[] {
  const placed = state.lines.map((line, index): PlacedLine => {
    if (line.product === null) throw cartErrors.lineProductNotFound(line.productName);
    return { line, product: line.product, index };
  });
  const wanted = new Map<number, number>();
  for (const { line, product } of placed) wanted.set(product.id, (wanted.get(product.id) ?? 0) + line.pieces);
  const priceOf = ({ unitPrice, taxRate }: LineProduct) => bothPrices(unitPrice, taxRate, state.sums);
  const amountsOf = ({ line, product, index }: PlacedLine) => ({
    unit_price: priceOf(product).withoutTax,
    unit_price_with_tax: priceOf(product).withTax,
    quantity: line.quantity,
    subtotal: state.amounts.lineAmounts[index] ?? 0,
    subtotal_with_tax: state.amounts.lineAmountsWithTax[index] ?? 0,
    tax_rate: product.taxRate,
    tax_amount: state.amounts.lineTaxes[index] ?? 0,
    coupon_discount_parts: (state.amounts.lineDiscounts[index] ?? []).map(({ code, amount }) => ({
      code,
      amount,
    })),
    is_stock_available: product.stock >= (wanted.get(product.id) ?? 0),
    stock_left: product.stock >= (wanted.get(product.id) ?? 0) ? null : orderableOf(line, product),
  });
  const accessory = (one: PlacedLine, { line: parent }: PlacedLine): CartAccessory => ({
    id: one.line.id,
    key: one.line.key,
    product_key: one.product.key,
    name: one.product.name,
    image: one.product.image,
    ...amountsOf(one),
    max_quantity: maxQuantityOf(one.line, parent),
  });
  return placed
    .filter(({ line }) => line.parentId === null)
    .map((one) => ({
      id: one.line.id,
      key: one.line.key,
      product_info: presentInfo(one.product, priceOf(one.product).withoutTax),
      product_name: one.product.name,
      ...amountsOf(one),
      uos: one.line.uos,
      lot_size: one.line.uos === null ? one.product.lotSize : 1,
      pieces: one.line.pieces,
      shipping_key: shippingKeyOf(state, one.line),
      is_returnable: isReturnable(state.channel, one.product),
      accessories: placed
        .filter(({ line }) => line.parentId === one.line.id)
        .map((accessoryLine) => accessory(accessoryLine, one)),
    }));
}

/** How many units of a line there are at most, in whole lots. */
function orderableOf({ uos }: CartLine, { stock, lotSize }: LineProduct): number {
  return uos === null ? stock - (stock % lotSize) : Math.floor(stock / uos.pieces);
}

const maxQuantityOf = ({ accessoryLimit: limit }: CartLine, parent: CartLine): number | null =>
  limit?.quantityRule === 'free' ? mostAccessories(limit, parent.pieces) : null;

const shippingKeyOf = ({ destinations }: CartState, { id }: CartLine): string | null =>
  destinations.find(({ lines }) => lines.some((line) => line.id === id))?.row.key ?? null;

const presentInfo = (product: LineProduct, product_price: number): CartProduct['product_info'] => ({
  id: product.id,
  key: product.key,
  code: product.code,
  name: product.name,
  product_price,
  brand: product.brand,
  image: product.image,
  options: product.options.map(({ name, value }) => ({ name, value })),
  product_model: { ...product.model, categories: product.categories.map(({ id, name }) => ({ id, name })) },
});
