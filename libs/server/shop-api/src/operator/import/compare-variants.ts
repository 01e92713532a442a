import { formatYen } from '@shop/format/format-yen';
import type { StagedPicture, StoredOption } from '../../db/schema';
import { changedTexts } from './changed-texts';
import type { FieldChange } from './field-changes';
import type { KnownProduct, MatchedVariant } from './known-product';

const yen = (price: number | null): string => (price === null ? 'なし' : formatYen(price));
const written = (options: readonly StoredOption[]): string =>
  options.length === 0 ? 'なし' : options.map(({ name, value }) => `${name}：${value}`).join('、');
const onOrder = (isSoldOnOrder: boolean): string => (isSoldOnOrder ? 'あり' : 'なし');

/** What an import changes of a product's variants. */
export const compareVariants = (product: KnownProduct): readonly FieldChange[] =>
  product.variants.flatMap((variant) => compareVariant(variant, product.pictures));

function compareVariant(
  { staged, present }: MatchedVariant,
  pictures: KnownProduct['pictures'],
): readonly FieldChange[] {
  if (present === null) return [{ field: 'variants', code: staged.code, before: 'なし', after: staged.name }];
  const { code } = present;
  const values: readonly (readonly [FieldChange['field'], string, string])[] = [
    ['variantCode', code, staged.code],
    ['options', written(present.options), written(staged.options)],
    ['price', yen(present.price), yen(staged.price)],
    ['beforePrice', yen(present.beforePrice), yen(staged.beforePrice)],
    ['stock', `${present.stock}`, `${staged.stock ?? present.stock}`],
    ['isSoldOnOrder', onOrder(present.isSoldOnOrder), onOrder(staged.isSoldOnOrder ?? present.isSoldOnOrder)],
  ];
  const isNamed = present.name === staged.name;
  return [
    ...(isNamed ? [] : [{ field: 'name' as const, code, ...changedTexts(present.name, staged.name) }]),
    ...values
      .filter(([, before, after]) => before !== after)
      .map(([field, before, after]) => ({ field, code, before, after })),
    ...comparePictures(staged.pictures, pictures(present.id), code),
  ];
}

/** A picture is another one where its file or the text about it differs. */
function comparePictures(
  staged: readonly StagedPicture[],
  present: readonly StagedPicture[],
  code: string,
): readonly FieldChange[] {
  const identityOf = (all: readonly StagedPicture[]) =>
    JSON.stringify(all.map(({ path, alt }) => [path, alt]));
  if (staged.length === 0 || identityOf(staged) === identityOf(present)) return [];
  const isAsMany = present.length === staged.length;
  return [
    {
      ...{ field: 'pictures', code, before: `${present.length}枚` },
      after: `${staged.length}枚${isAsMany ? '（差し替え）' : ''}`,
    },
  ];
}
