import { REDUCED_TAX_RATE, STANDARD_TAX_RATE, type TaxRate } from '../../pricing/tax-by-rate';
import type { StoredOption } from '../../db/schema';
import type { ImportedVariant } from './imported-model';
import type { RowPicture } from './sort-pictures';
import { addressKey, type RowReader } from './row-reader';
import type { ReadRow } from './read-row';
import type { ModelHead } from './read-row';

const MAX_STOCK = 1_000_000;
const MAX_DAYS = 365;
const PICTURE_FIELDS = ['image', ...Array.from({ length: 9 }, (_, index) => `image${index + 2}`)];

function taxRateOf(row: RowReader): TaxRate {
  const value = row.text('tax_rate').normalize('NFKC').replace('%', '');
  if (value !== '' && value !== '10' && value !== '8') row.fail('tax_rate', '10 または 8 を入力してください');
  return value === '8' ? REDUCED_TAX_RATE : STANDARD_TAX_RATE;
}

const optionsOf = (row: RowReader): readonly StoredOption[] =>
  [1, 2, 3].flatMap((number) => {
    const name = row.text(`option${number}_name`, 100);
    const value = row.text(`option${number}_value`, 100);
    return name === '' || value === '' ? [] : [{ name, value }];
  });

/** In the order of their headings. */
const picturesOf = (row: RowReader): readonly RowPicture[] =>
  PICTURE_FIELDS.map((field) => ({ field, source: row.text(field, 2000), alt: '', position: 0 })).filter(
    ({ source }) => source !== '',
  );

/** A row of the native layout: one variant, with what its product is, in every row. */
export const readNativeRow: ReadRow = (row) => {
  const code = row.required('code', 60);
  const variantCode = row.text('variant_code', 60) || code;
  const price = row.yen('price');
  if (price === null && row.text('price') === '') row.fail('price', '必須項目です');
  const pictures = picturesOf(row);
  const variant: ImportedVariant = {
    line: row.line,
    code: variantCode,
    key: addressKey(row.text('variant_key', 80) || variantCode),
    options: optionsOf(row),
    price: price ?? 0,
    beforePrice: row.yen('before_price'),
    stock: row.text('stock') === '' ? null : row.whole('stock', 0, MAX_STOCK),
    picture: pictures[0]?.source ?? '',
  };
  const head = (): ModelHead => ({
    line: row.line,
    code,
    name: row.required('name', 200),
    nameKana: row.text('name_kana', 200),
    catchCopy: row.text('catch_copy', 200),
    description: row.text('description'),
    maker: row.text('maker', 100),
    brand: row.text('brand', 100),
    categories: row
      .text('category', 300)
      .split('>')
      .map((name) => name.trim())
      .filter(Boolean),
    taxRate: taxRateOf(row),
    shippingDays: row.whole('shipping_days', 1, MAX_DAYS),
    isShow: row.flag('is_show', true),
  });
  return { code, head, variant, pictures };
};
