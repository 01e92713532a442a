import type { FileFields } from './import-fields';
import type { RowIssue } from './imported-model';
import type { KnownProduct } from './known-product';
import { namedNumbers } from './match-by-what-is-given';

/**
 * Rows that would add a variant to a product that the shop has, without saying what distinguishes it from the others: mostly
 * a mistyped number. `reported` are the lines of rows that have an error by now.
 */
export function findWrongNewVariants(
  { present: { code }, variants, others }: KnownProduct,
  { variantCodeColumn, optionColumn, given, priceColumn }: FileFields,
  reported: ReadonlySet<number>,
): readonly RowIssue[] {
  const known = [...variants.flatMap(({ present }) => present ?? []), ...others].toSorted(
    (one, other) => one.position - other.position || one.id - other.id,
  );
  const fresh = variants.filter(({ present, staged }) => present === null && !reported.has(staged.line));
  return fresh.flatMap(({ staged }): readonly RowIssue[] => {
    const place = { line: staged.line, code };
    if (staged.options.length === 0 && known.length > 0)
      return [
        {
          ...{ ...place, field: variantCodeColumn },
          reason:
            `この商品には規格が${known.length}つあり（${namedNumbers(known)}）、「${staged.code}」はそのどれでもありません。` +
            `番号を確かめてください。新しい規格には「${optionColumn}」が必要です`,
        },
      ];
    if (given.has('price')) return [];
    return [
      { ...{ ...place, field: priceColumn }, reason: `新しい規格には「${priceColumn}」の列が必要です` },
    ];
  });
}
