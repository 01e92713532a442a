import type { CartLine, CartView } from '../cart-view';

/** How many of a product go to each destination, by the destination's key. */
export type Shares = Readonly<Record<string, number>>;

/** A product of the cart, in one unit of sale, with the lines that its destinations have of it. */
export interface DividedProduct {
  /** The same for all lines of the product in that unit. */
  readonly id: string;
  /** One of the lines: what it is called and looks like. */
  readonly line: CartLine;
  readonly lines: readonly CartLine[];
  readonly total: number;
  readonly shares: Shares;
}

/** Tells products in their units of sale apart. */
export const idOf = ({ productKey, unit }: CartLine): string => `${productKey}:${unit?.key ?? ''}`;

/** The products of a cart as they are shared out over its destinations. */
export function dividedProducts({ lines }: Pick<CartView, 'lines'>): readonly DividedProduct[] {
  const groups = new Map<string, CartLine[]>();
  for (const line of lines) groups.set(idOf(line), [...(groups.get(idOf(line)) ?? []), line]);
  return [...groups].flatMap(([id, [line, ...others]]) => {
    if (line === undefined) return [];
    const all = [line, ...others];
    return [{ id, line, lines: all, total: sumOf(all), shares: sharesOf(all) }];
  });
}

const sumOf = (lines: readonly CartLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

function sharesOf(lines: readonly CartLine[]): Shares {
  const shares: Record<string, number> = {};
  for (const { shippingKey, quantity } of lines)
    if (shippingKey !== null) shares[shippingKey] = (shares[shippingKey] ?? 0) + quantity;
  return shares;
}

/** All pieces of shares. */
export const piecesIn = (shares: Shares): number =>
  Object.values(shares).reduce((sum, share) => sum + share, 0);

/** What of a product has no destination yet; less than nothing where more was shared out than there is. */
export const remainderOf = ({ total }: Pick<DividedProduct, 'total'>, shares: Shares): number =>
  total - piecesIn(shares);
