import type { ProductView } from '../product-view';
import { labelOf } from '../variant-label';

/** A size that can be chosen: a variant with a page of its own. */
interface OfferedSize {
  readonly size: string;
  readonly productKey: string;
}

/** Whether the shopper can have the size that is recommended. */
export type SizeOffer =
  /** The product does not come in the sizes of the table. */
  | { readonly kind: 'no-choice' }
  /** It is the one in view. */
  | { readonly kind: 'chosen' }
  | { readonly kind: 'available'; readonly offered: OfferedSize }
  /** The next larger one that can be had is named; null where there is none. */
  | { readonly kind: 'not-sold' | 'out-of-stock'; readonly next: OfferedSize | null };

type ChosenFrom = Pick<ProductView, 'key' | 'options' | 'variants' | 'isAvailable'>;

/**
 * The variant of a product in the recommended size and the same in everything else, or else in the next larger one. Only an
 * option that is one of the table's sizes is taken for the size.
 */
export function sizeOffer(
  { key, options, variants, isAvailable }: ChosenFrom,
  sizes: readonly string[],
  recommended: { readonly size: string; readonly larger: readonly string[] },
): SizeOffer {
  const at = options.findIndex(({ value }) => sizes.includes(value));
  if (at === -1) return { kind: 'no-choice' };
  const labelIn = (size: string) =>
    labelOf({
      options: options.map((option, place) => (place === at ? { ...option, value: size } : option)),
      name: '',
    });
  const own = { key, label: labelOf({ options, name: '' }), isCurrent: true, isAvailable };
  const all = variants.length === 0 ? [own] : variants;
  const find = (size: string) => all.find(({ label }) => label === labelIn(size));
  const wanted = find(recommended.size);
  if (wanted?.isAvailable === true)
    return wanted.isCurrent
      ? { kind: 'chosen' }
      : { kind: 'available', offered: { size: recommended.size, productKey: wanted.key } };
  const next = recommended.larger.flatMap((size) => {
    const variant = find(size);
    return variant?.isAvailable === true ? [{ size, productKey: variant.key }] : [];
  });
  return { kind: wanted === undefined ? 'not-sold' : 'out-of-stock', next: next[0] ?? null };
}
