import type { StoredOption } from '../../db/schema';
import type { RowIssue } from './imported-model';
import type { FileFields } from './import-fields';
import { MOST_NAMED } from './import-words';
import type { KnownProduct, MatchedVariant } from './known-product';

/** A product whose variants are matched as far as possible. */
interface Matched {
  readonly product: KnownProduct;
  readonly errors: readonly RowIssue[];
}

const startWith = (options: readonly StoredOption[], first: readonly StoredOption[]): boolean =>
  first.every(({ value }, index) => options[index]?.value === value);

/** The numbers of variants that a row may mean, with what they are: `CUP-W 白・大`. */
export function namedNumbers(variants: KnownProduct['others']): string {
  const words = variants
    .slice(0, MOST_NAMED)
    .map(({ code, options }) =>
      [code, options.map(({ value }) => value).join('・')].filter(Boolean).join(' '),
    );
  return words.join('、') + (variants.length > MOST_NAMED ? `、ほか ${variants.length - MOST_NAMED}` : '');
}

/**
 * Matches the rows of a file without product numbers that have fewer options than the shop's variants, or none: a row is the
 * only variant that it can be. One that may be several is an error, as it would otherwise become another variant.
 */
export function matchByWhatIsGiven(product: KnownProduct, fields: FileFields): Matched {
  if (fields.given.has('variantCode')) return { product, errors: [] };
  const all = [...product.variants.flatMap(({ present }) => present ?? []), ...product.others];
  const columns = fields.areOptionsNamed.length;
  const taken = new Set<number>();
  const errors: RowIssue[] = [];
  const matched = product.variants.map((variant): MatchedVariant => {
    const { staged, present } = variant;
    if (present !== null || staged.isKeyGiven) return variant;
    const fitting = all.filter(
      ({ options }) => (columns === 0 || options.length > columns) && startWith(options, staged.options),
    );
    const [only] = fitting;
    if (fitting.length > 1)
      errors.push({
        ...{ line: staged.line, code: product.present.code, field: fields.variantCodeColumn },
        reason: `この商品には規格が${fitting.length}つあり（${namedNumbers(fitting)}）、どの規格の行か分かりません。この列に商品番号を入れてください`,
      });
    if (fitting.length !== 1 || only === undefined || !product.others.includes(only) || taken.has(only.id))
      return variant;
    taken.add(only.id);
    return { staged: { ...staged, key: only.key }, present: only };
  });
  const others = product.others.filter(({ id }) => !taken.has(id));
  return { product: { ...product, variants: matched, others }, errors };
}
