import { changedTexts } from './changed-texts';
import { CATEGORY_SEPARATOR } from './category-path';
import { compareVariants } from './compare-variants';
import type { FieldChange } from './field-changes';
import type { KnownProduct } from './known-product';
import { categoriesOfPath, type ShopNames, tagOfName } from './shop-names';

const TEXTS = ['name', 'nameKana', 'catchCopy', 'description'] as const;

const haveSame = (some: readonly (number | null)[], others: readonly number[]): boolean =>
  new Set(some).size === new Set(others).size && some.every((id) => id !== null && others.includes(id));
const listed = (names: readonly string[]): string => (names.length === 0 ? 'なし' : names.join('、'));
const shown = (isShow: boolean): string => (isShow ? '表示' : '非表示');

/** What an import changes of a product that the shop has; none: it stays as it is. */
export function compareProduct(product: KnownProduct, names: ShopNames): readonly FieldChange[] {
  const { staged, present, maker, brand } = product;
  const { code } = present;
  const values: readonly (readonly [FieldChange['field'], string, string])[] = [
    ['maker', maker, staged.maker],
    ['brand', brand, staged.brand],
    ['taxRate', `${present.taxRate}%`, `${staged.taxRate}%`],
    ['shippingDays', `${present.shippingDays}日`, `${staged.shippingDays}日`],
    ['isShow', shown(present.isShow), shown(staged.isShow)],
  ];
  return [
    ...TEXTS.filter((field) => present[field] !== staged[field]).map((field) => ({
      ...{ field, code },
      ...changedTexts(present[field], staged[field]),
    })),
    ...values
      .filter(([, before, after]) => before !== after)
      .map(([field, before, after]) => ({ field, code, before, after })),
    ...compareCategories(product, names),
    ...compareTags(product, names),
    ...compareVariants(product),
  ];
}

function compareCategories(
  { staged, present, categoryIds }: KnownProduct,
  names: ShopNames,
): readonly FieldChange[] {
  const paths = staged.categoryPaths;
  const wanted = paths.flatMap((path) => categoriesOfPath(names.categories, path));
  if (paths.length === 0 || haveSame(wanted, categoryIds)) return [];
  const before = names.categories.filter(({ id }) => categoryIds.includes(id)).map(({ name }) => name);
  const after = [...new Set(paths.flatMap((path) => path.split(CATEGORY_SEPARATOR)))];
  return [{ field: 'categories', code: present.code, before: listed(before), after: listed(after) }];
}

/** A tag with a password stays also where the file does not name it. */
function compareTags({ staged, present, tagIds }: KnownProduct, names: ShopNames): readonly FieldChange[] {
  if (staged.tags.length === 0) return [];
  const own = names.tags.filter(({ id }) => tagIds.includes(id));
  const kept = own.filter(({ name, isLocked }) => isLocked && !staged.tags.includes(name));
  const wanted = [...staged.tags.map((name) => tagOfName(names.tags, name)), ...kept.map(({ id }) => id)];
  if (haveSame(wanted, tagIds)) return [];
  const after = [...staged.tags, ...kept.map(({ name }) => name)];
  return [
    { field: 'tags', code: present.code, before: listed(own.map(({ name }) => name)), after: listed(after) },
  ];
}
