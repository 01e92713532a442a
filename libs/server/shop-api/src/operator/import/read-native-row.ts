import { REDUCED_TAX_RATE, STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import { type TaxRate } from '../../pricing/tax-by-rate';
import type { StoredOption } from '../../db/schema';
import type { ImportedVariant } from './imported-model';
import type { RowPicture } from './sort-pictures';
import { DELETED_WORDS, ON_ORDER_WORDS } from './flag-words';
import { PICTURE_FIELDS } from './field-columns';
import { importedDescription } from './imported-description';
import type { RowReader } from './row-reader';
import { givenKey, LONGEST_KEY, variantKey } from './variant-key';
import { LONGEST_NUMBER } from './code-limits';
import type { ReadRow } from './read-row';
import type { ModelHead } from './read-row';

const MAX_DAYS = 365;

function taxRateOf(row: RowReader, code: string): TaxRate {
  if (!row.has('tax_rate')) return row.knownTaxRate(code);
  const value = row.text('tax_rate').normalize('NFKC').replace('%', '');
  if (value === '') return row.conventions.taxRate;
  if (value !== '10' && value !== '8') row.fail('tax_rate', '10 または 8 を入力してください');
  return value === '8' ? REDUCED_TAX_RATE : STANDARD_TAX_RATE;
}

const optionsOf = (row: RowReader): readonly StoredOption[] =>
  [1, 2, 3].flatMap((number) => {
    if (!row.has(`option${number}_value`)) return [];
    const name = row.has(`option${number}_name`)
      ? row.text(`option${number}_name`, 100)
      : (row.conventions.optionNames[number - 1] ?? `規格${number}`);
    const value = row.text(`option${number}_value`, 100);
    return name === '' || value === '' ? [] : [{ name, value }];
  });

/** In the order of their headings; some exports have all names in one column. */
const picturesOf = (row: RowReader): readonly RowPicture[] =>
  [
    ...PICTURE_FIELDS.map((field) => ({
      ...{ field, source: row.text(field, 2000), alt: row.text(`${field}_alt`, 500) },
    })),
    ...row.names('images').map((source) => ({ field: 'images', source, alt: '' })),
  ]
    .filter(({ source }) => source !== '')
    .map((named) => ({ ...named, position: 0 }));

/** `台所 > うつわ | 贈りもの` are two categories, the first below another. */
const categoriesOf = (row: RowReader): readonly (readonly string[])[] =>
  row
    .text('category', 1_000)
    .split(row.conventions.betweenCategories)
    .map((path) =>
      path
        .split(row.conventions.belowCategory)
        .map((name) => name.trim())
        .filter(Boolean),
    )
    .filter((path) => path.length > 0);

/**
 * The number and the key of a variant. Without a number of its own it has the product's, and with options their values
 * too, so that 藍 and 生成 are two variants.
 */
function identityOf(row: RowReader, code: string, options: readonly StoredOption[]) {
  const values = options.map(({ value }) => value);
  row.requireUnmangled('variant_code');
  const ownCode = row.text('variant_code', LONGEST_NUMBER);
  const ownKey = row.text('variant_key', LONGEST_KEY);
  return {
    code: ownCode || [code, ...values].join('-'),
    key:
      ownKey !== '' ? givenKey(ownKey) : ownCode !== '' ? variantKey(ownCode) : variantKey(code, ...values),
    isKeyGiven: ownKey !== '',
  };
}

/** Whether the file comes from where the product is deleted; such a row needs the column by which the product is hidden. */
function isDeletedIn(row: RowReader): boolean {
  const { deleted, is_show: shown } = row.conventions.headings;
  const isDeleted = deleted !== undefined && row.flag('deleted', DELETED_WORDS) === true;
  if (isDeleted && !row.has('is_show')) row.fail('deleted', `「${shown}」の列も必要です`);
  return isDeleted;
}

/** Reads a row of the native layout: one variant, with the columns of its product in every row. */
export const readNativeRow: ReadRow = (row) => {
  const code = row.productCode('variant_code');
  const taxRate = taxRateOf(row, code);
  const price = row.price('price', taxRate);
  if (price === null && row.has('price') && row.text('price') === '') row.fail('price', '必須項目です');
  const options = optionsOf(row);
  row.noteLostOptions();
  const isDeleted = isDeletedIn(row);
  const pictures = isDeleted ? [] : picturesOf(row);
  const variant: ImportedVariant = {
    line: row.line,
    ...identityOf(row, code, options),
    options,
    price: price ?? 0,
    beforePrice: row.price('before_price', taxRate),
    stock: row.stock('stock'),
    isSoldOnOrder: row.flag('on_order', ON_ORDER_WORDS),
    picture: pictures[0]?.source ?? '',
  };
  // Read in every row, so that one that says neither is named.
  const isShow = row.flag('is_show', row.conventions.shownWords);
  const head = (): ModelHead => ({
    line: row.line,
    code,
    name: row.has('name') ? row.required('name', 200) : '',
    nameKana: row.text('name_kana', 200),
    catchCopy: row.text('catch_copy', 200),
    description: importedDescription(row.text('description')),
    maker: row.text('maker', 100),
    brand: row.text('brand', 100),
    categories: categoriesOf(row),
    tags: row.names('tags'),
    taxRate,
    shippingDays: row.whole('shipping_days', 1, MAX_DAYS),
    isShow: !isDeleted && (isShow ?? true),
    isDeleted,
  });
  return { code, head, variant, pictures };
};
