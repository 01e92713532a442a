import type { ProductVariant } from '@shop/contract/products/product';

/** The options of a variant in one line: 白／M. */
export const labelOf = ({
  options,
  name,
}: {
  readonly options: readonly Pick<ProductVariant['options'][number], 'value'>[];
  readonly name: string;
}): string => options.map((option) => option.value).join('／') || name;

/** The smallest file of a picture in the encoding that every browser reads. */
export function smallestFile(image: NonNullable<ProductVariant['image']>): string {
  const files = image.sources.filter(({ type }) => type === 'image/webp');
  return files.toSorted((a, b) => a.width - b.width)[0]?.path ?? image.path;
}
