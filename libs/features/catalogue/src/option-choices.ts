import type { ProductVariantView, ProductView } from './product-view';

/** A value of an option, and the variant that it leads to. */
export interface OptionValue {
  readonly value: string;
  /** The key of the variant with this value that has most in common with the one in view, the first of such. */
  readonly productKey: string;
  readonly thumbnail: string | null;
  readonly isCurrent: boolean;
  readonly stock: 'in' | 'few' | 'out';
}

/** One option of a product with what can be chosen of it: サイズ → S, M, L. */
export interface OptionChoice {
  readonly name: string;
  readonly values: readonly OptionValue[];
}

const valuesOf = ({ values, label }: ProductVariantView): readonly string[] => values ?? [label];

const stockOf = ({ isAvailable, isFew }: ProductVariantView): OptionValue['stock'] =>
  !isAvailable ? 'out' : isFew === true ? 'few' : 'in';

/**
 * The choices of a product option by option, so that a colour and a size are chosen each by itself. A value leads to the
 * variant that keeps as much else of the one in view as there is. Empty where there is nothing to choose. core §3
 */
export function optionChoices({
  options,
  variants,
}: Pick<ProductView, 'options' | 'variants'>): readonly OptionChoice[] {
  if (variants.length === 0) return [];
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
        return [
          { value, productKey: key, thumbnail, isCurrent: value === current[at], stock: stockOf(nearest) },
        ];
      }),
    };
  });
}
