import type { CartLineRowProps } from '@shop/theme-simple/pages/cart/cart-lines-props';

/** Lines of one kind: the widest category of their products. */
export interface LinesOfKind {
  /** Null: products without a category. */
  readonly kind: string | null;
  readonly rows: readonly CartLineRowProps[];
}

/** The rows of a cart by the widest category of their products, in the order in which those come up. */
export function groupByKind(rows: readonly CartLineRowProps[]): readonly LinesOfKind[] {
  const kindOf = ({ line }: CartLineRowProps) => line.categoryNames[0] ?? null;
  const kinds = [...new Set(rows.map(kindOf))];
  return kinds.map((kind) => ({ kind, rows: rows.filter((row) => kindOf(row) === kind) }));
}
