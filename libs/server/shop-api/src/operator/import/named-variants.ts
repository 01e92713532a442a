import type { ImportedModel, ImportedVariant } from './imported-model';

/** What the database cannot hold; the row has been reported for it. */
const NOT_STORED = '\0';

const isStorable = ({ code, key, options }: ImportedVariant) =>
  ![code, key, ...options.flatMap(({ name, value }) => [name, value])].some((text) =>
    text.includes(NOT_STORED),
  );

/**
 * The products of a file that has errors with nothing but what names them and their variants, so that keys and numbers are
 * compared with the shop's all the same and one report holds every error of the file.
 */
export async function* namedVariants(models: AsyncIterable<ImportedModel>): AsyncGenerator<ImportedModel> {
  const keys = new Set<string>();
  for await (const { line, code, taxRate, isDeleted, variants } of models) {
    const named = variants.filter((variant) => isStorable(variant) && !keys.has(variant.key));
    for (const { key } of named) keys.add(key);
    if (code.includes(NOT_STORED)) continue;

    yield {
      ...{
        line,
        code,
        taxRate,
        name: code,
        nameKana: '',
        catchCopy: '',
        description: '',
        maker: '',
        brand: '',
      },
      ...{ categories: [], tags: [], shippingDays: 0, isShow: false, isDeleted, pictures: [] },
      variants: named.map((variant) => ({ ...variant, picture: '' })),
    };
  }
}
