import type { products, StagedPicture } from '../../db/schema';
import { PICTURE_FIELDS } from '../import/field-columns';
import type { ShopNames } from '../import/shop-names';
import { variantKey } from '../import/variant-key';
import { exportedDescription } from './exported-description';
import type { ExportedProduct } from './exported-product';
import { categoryCell, tagCell } from './name-cells';
import { picturesOfRows } from './picture-cells';

/** What a file may be unable to say of a product; its cells stay empty, which leaves the product as it is. */
export type Unsaid = 'category' | 'tags' | 'image';

type Cells = Readonly<Record<string, string | number>>;

/** The columns of an export: all that an import reads. */
export const EXPORT_COLUMNS: readonly string[] = [
  ...['code', 'name', 'name_kana', 'catch_copy', 'description', 'maker', 'brand', 'category', 'tags'],
  ...['tax_rate', 'shipping_days', 'is_show', 'variant_code', 'variant_key'],
  ...[1, 2, 3].flatMap((number) => [`option${number}_name`, `option${number}_value`]),
  ...['price', 'before_price', 'stock', 'on_order'],
  ...PICTURE_FIELDS.flatMap((field) => [field, `${field}_alt`]),
];

const flag = (isYes: boolean): number => (isYes ? 1 : 0);

function variantCells(variant: typeof products.$inferSelect): Cells {
  const { code, key, options, price, beforePrice, stock, isSoldOnOrder } = variant;
  return {
    variant_code: code,
    // A key that is read as another one is left to be found by the product number.
    variant_key: variantKey(key) === key ? key : '',
    ...Object.fromEntries(
      options.flatMap(({ name, value }, index) => [
        [`option${index + 1}_name`, name],
        [`option${index + 1}_value`, value],
      ]),
    ),
    price,
    before_price: beforePrice === null ? '' : beforePrice,
    stock,
    on_order: flag(isSoldOnOrder),
  };
}

const pictureCells = (pictures: readonly StagedPicture[]): Cells =>
  Object.fromEntries(
    pictures.flatMap(({ path, alt }, index) => {
      const field = PICTURE_FIELDS[index] ?? '';
      return [
        [field, path],
        [`${field}_alt`, alt],
      ];
    }),
  );

/** The rows of a product in a file that an import reads, one for each variant; and what the file cannot say of it. */
export function exportRows(product: ExportedProduct, names: ShopNames) {
  const { model, maker, brand, variants } = product;
  const [category, tags, pictures] = [
    categoryCell(names, product.categoryIds),
    tagCell(names, product.tagIds),
    picturesOfRows(product),
  ];
  const head: Cells = {
    code: model.code,
    name: model.name,
    name_kana: model.nameKana,
    catch_copy: model.catchCopy,
    description: exportedDescription(model.description),
    maker,
    brand,
    category: category ?? '',
    tags: tags ?? '',
    tax_rate: model.taxRate,
    shipping_days: model.shippingDays,
    is_show: flag(model.isShow),
  };
  const rows = variants.map((variant, index) => {
    const cells: Cells = {
      ...head,
      ...variantCells(variant),
      ...pictureCells(pictures?.[index] ?? []),
    };
    return EXPORT_COLUMNS.map((column) => cells[column] ?? '');
  });
  const unsaid: readonly (readonly [Unsaid, unknown])[] = [
    ['category', category],
    ['tags', tags],
    ['image', pictures],
  ];
  return { rows, unsaid: unsaid.filter(([, cell]) => cell === null).map(([column]) => column) };
}
