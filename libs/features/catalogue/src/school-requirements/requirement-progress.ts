import type { RequirementView } from './school-requirements-query';

/** Pieces of a variant in the cart. */
interface PiecesInCart {
  readonly productKey: string;
  readonly pieces: number;
}

/** A product of the list, and how many of it are in the cart. */
export interface RequirementProgress {
  readonly item: RequirementView;
  /** For all pupils together. */
  readonly needed: number;
  readonly inCart: number;
  /** How many are missing in the cart. */
  readonly left: number;
}

/** The whole list beside the cart. */
export interface ListProgress {
  readonly items: readonly RequirementProgress[];
  /** How many products every pupil needs, and how many of those are complete. */
  readonly requiredCount: number;
  readonly completeCount: number;
}

/** What of a school's list is in the cart, in whatever size or colour, for so many pupils. */
export function requirementProgress(
  items: readonly RequirementView[],
  lines: readonly PiecesInCart[],
  pupils: number,
): ListProgress {
  const all = items.map((item) => {
    const needed = item.requiredQuantity * pupils;
    const inCart = lines
      .filter(({ productKey }) => item.productKeys.includes(productKey))
      .reduce((sum, { pieces }) => sum + pieces, 0);
    return { item, needed, inCart, left: Math.max(0, needed - inCart) };
  });
  const required = all.filter(({ item }) => item.isRequired);
  return {
    items: all,
    requiredCount: required.length,
    completeCount: required.filter(({ left }) => left === 0).length,
  };
}
