import type { ProductSetView, SetItemView, SetVariantView } from './product-set-view';

/** A product of a set, and the variant of it that is chosen. */
export interface ChosenItem {
  readonly item: SetItemView;
  readonly variant: SetVariantView | undefined;
}

/**
 * The variant of each product of a set: the one that the shopper has chosen, else the one whose page it is, else one of
 * the same size or colour as that, else the first that can be bought, else the first.
 */
export const chooseVariants = (
  { items }: ProductSetView,
  choices: ReadonlySet<string>,
  pageKey: string,
): readonly ChosenItem[] => {
  const label = items.flatMap(({ variants }) => variants).find(({ key }) => key === pageKey)?.label;
  return items.map((item) => ({
    item,
    variant:
      item.variants.find(({ key }) => choices.has(key)) ??
      item.variants.find(({ key }) => key === pageKey) ??
      item.variants.find((variant) => variant.isAvailable && variant.label === label) ??
      item.variants.find(({ isAvailable }) => isAvailable) ??
      item.variants[0],
  }));
};

const PERCENT = 100;

/**
 * What the chosen variants cost together, with tax, in integer yen. The tax is rounded down once for each rate, as a cart
 * with nothing else in it has it.
 */
export function totalWithTax(chosen: readonly ChosenItem[]): number {
  const amounts = new Map<number, number>();
  for (const { item, variant } of chosen)
    if (variant !== undefined)
      amounts.set(variant.taxRate, (amounts.get(variant.taxRate) ?? 0) + variant.price * item.quantity);
  return [...amounts].reduce(
    (total, [rate, amount]) => total + amount + Math.floor((amount * rate) / PERCENT),
    0,
  );
}
