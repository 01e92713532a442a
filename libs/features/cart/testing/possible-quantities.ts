/** What a command does to the quantity of one product. */
export type QuantityChange =
  | { readonly kind: 'add'; readonly quantity: number }
  | { readonly kind: 'set'; readonly quantity: number }
  /** Removes the line that was shown; another may have been added in its place since. */
  | { readonly kind: 'remove' }
  /** The cart expires and is emptied. */
  | { readonly kind: 'empty' };

/** A change, and whether the shop carried it out; `maybe` where every response was lost. */
export interface MadeChange {
  readonly change: QuantityChange;
  readonly isDone: boolean | 'maybe';
}

function after(quantity: number, { change, isDone }: MadeChange): readonly number[] {
  const changed = (): readonly number[] => {
    switch (change.kind) {
      case 'add':
        return [quantity + change.quantity];
      case 'set':
        return [change.quantity];
      case 'remove':
        return [0, quantity];
      case 'empty':
        return [0];
    }
  };
  if (isDone === false) return [quantity];
  return isDone === true ? changed() : [quantity, ...changed()];
}

/**
 * Every quantity that can be left when several shoppers each make their changes in their own order, all at the same time:
 * the results of all orders in which a shop that does one thing at a time can have carried them out.
 */
export function possibleQuantities(
  before: number,
  shoppers: readonly (readonly MadeChange[])[],
): ReadonlySet<number> {
  const results = new Set<number>();
  const seen = new Set<string>();
  const go = (quantity: number, next: readonly number[]): void => {
    const state = `${quantity} ${next.join(' ')}`;
    if (seen.has(state)) return;
    seen.add(state);
    if (next.every((at, shopper) => at === shoppers[shopper]?.length)) results.add(quantity);
    for (const [shopper, at] of next.entries()) {
      const made = shoppers[shopper]?.[at];
      if (made === undefined) continue;
      const then = next.with(shopper, at + 1);
      for (const left of after(quantity, made)) go(left, then);
    }
  };
  go(
    before,
    shoppers.map(() => 0),
  );
  return results;
}
