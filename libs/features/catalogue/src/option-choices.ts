import type { ProductVariantView, ProductView } from './product-view';

/** A value of an option, and the variant that it leads to. */
export interface OptionValue {
  readonly value: string;
  /** The key of the variant with this value that has most in common with the one in view, the first of such. */
  readonly productKey: string;
  readonly thumbnail: string | null;
  readonly isCurrent: boolean;
  /** `none` where no variant has it together with the other values in view: it leads to a variant with others. */
  readonly stock: 'in' | 'few' | 'out' | 'none';
}

/** One option of a product with what can be chosen of it: サイズ → S, M, L. */
export interface OptionChoice {
  /** Empty where the variants have no options, but names alone. */
  readonly name: string;
  readonly values: readonly OptionValue[];
}

const valuesOf = ({ values, label }: ProductVariantView): readonly string[] => values ?? [label];

const stockOf = ({ isAvailable, isFew }: ProductVariantView): 'in' | 'few' | 'out' =>
  !isAvailable ? 'out' : isFew === true ? 'few' : 'in';

const toOnlyValue = (variant: ProductVariantView): OptionValue => ({
  value: variant.label,
  productKey: variant.key,
  thumbnail: variant.thumbnail,
  isCurrent: variant.isCurrent,
  stock: stockOf(variant),
});

/**
 * The choices of a product option by option, so that a colour and a size are chosen each by itself. A value leads to the
 * variant that keeps as much else of the one in view as there is. Empty where there is nothing to choose. core §3
 */
export function optionChoices({
  options,
  variants,
}: Pick<ProductView, 'options' | 'variants'>): readonly OptionChoice[] {
  if (variants.length === 0) return [];
  if (options.length === 0) return [{ name: '', values: variants.map(toOnlyValue) }];
  const current = options.map(({ value }) => value);
  const inCommon = (variant: ProductVariantView) =>
    valuesOf(variant).filter((value, at) => value === current[at]).length;
  return options.map(({ name }, at) => {
    const distinct = [...new Set(variants.flatMap((variant) => valuesOf(variant)[at] ?? []))];
    return {
      name,
      values: distinct.flatMap((value): readonly OptionValue[] => {
        const [nearest] = variants
          .filter((variant) => valuesOf(variant)[at] === value)
          .toSorted((a, b) => inCommon(b) - inCommon(a));
        if (nearest === undefined) return [];
        const { key, thumbnail } = nearest;
        const isCurrent = value === current[at];
        const isCombined = inCommon(nearest) >= options.length - (isCurrent ? 0 : 1);
        return [
          { value, productKey: key, thumbnail, isCurrent, stock: isCombined ? stockOf(nearest) : 'none' },
        ];
      }),
    };
  });
}
