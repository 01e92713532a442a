import type { StoredOption } from '../../db/schema';
import { type FlagWords, ON_ORDER_WORDS } from './flag-words';
import type { RowPicture } from './sort-pictures';
import { importedDescription } from './imported-description';
import type { RowReader } from './row-reader';
import { LONGEST_NUMBER } from './code-limits';
import { variantKey } from './variant-key';
import type { ReadRow } from './read-row';
import type { ModelHead } from './read-row';

const POLICY_WORDS: FlagWords = {
  yes: ['continue', ...ON_ORDER_WORDS.yes],
  no: ['deny', ...ON_ORDER_WORDS.no],
};
/** No product has so many; one without a number, or a variant's own, comes after the others. */
const LAST_POSITION = 10_000;

/** Shopify writes the names of options into a product's first row alone. */
const optionsOf = (row: RowReader, names: readonly string[]): readonly StoredOption[] =>
  names.flatMap((name, index) => {
    if (name === '') return [];
    const value = row.text(`Option${index + 1} Value`, 100);
    return value === '' || value === 'Default Title' ? [] : [{ name, value }];
  });

/** `continue` sells without stock, and so does a variant whose stock Shopify does not count. */
function isSoldOnOrder(row: RowReader): boolean | null {
  const hasTracker = row.has('Variant Inventory Tracker');
  if (hasTracker && row.text('Variant Inventory Tracker') === '') return true;
  const isContinued = row.flag('Variant Inventory Policy', POLICY_WORDS);
  return isContinued ?? (hasTracker && row.has('Variant Inventory Policy') ? false : null);
}

/** An empty cell says nothing against it. */
const isShown = (row: RowReader, field: string): boolean =>
  row.flag(field, row.conventions.shownWords) ?? true;

function picturesOf(row: RowReader): readonly RowPicture[] {
  const position = row.whole('Image Position', LAST_POSITION, LAST_POSITION);
  const alt = row.text('Image Alt Text', 500);
  return [
    { field: 'Image Src', source: row.text('Image Src', 2000), alt, position },
    { field: 'Variant Image', source: row.text('Variant Image', 2000), alt: '', position: LAST_POSITION },
  ].filter(({ source }) => source !== '');
}

/**
 * Reads a row of Shopify's product file: the first row of a handle describes the product, every row may have
 * a variant.
 */
export const readShopifyRow: ReadRow = (row, firstRows) => {
  const code = row.productCode('Variant SKU');
  const optionNames =
    firstRows.get(code)?.optionNames ??
    [1, 2, 3].map(
      (number) => row.text(`Option${number} Name`, 100) || (row.conventions.optionNames[number - 1] ?? ''),
    );
  const taxRate = row.knownTaxRate(code);
  const price = row.price('Variant Price', taxRate);
  const options = optionsOf(row, optionNames);
  row.requireUnmangled('Variant SKU');
  const sku = row.text('Variant SKU', LONGEST_NUMBER).replace(/^'/, '');
  const values = options.map(({ value }) => value);
  const hasPrices = row.has('Variant Price');
  // Further rows of a product may have nothing but a picture.
  const isFirst = !hasPrices && !firstRows.has(code);
  const isVariant = isFirst || price !== null || sku !== '' || options.length > 0;
  if (isVariant && hasPrices && price === null && row.text('Variant Price') === '')
    row.fail('Variant Price', '必須項目です');
  const head = (): ModelHead => ({
    line: row.line,
    code,
    name: row.has('Title') ? row.required('Title', 200) : '',
    nameKana: '',
    catchCopy: '',
    description: importedDescription(row.text('Body (HTML)')),
    maker: row.text('Vendor', 100),
    brand: row.text('Vendor', 100),
    categories: [[row.text('Type', 100)].filter(Boolean)].filter((path) => path.length > 0),
    tags: row.names('Tags'),
    taxRate,
    shippingDays: 1,
    isShow: isShown(row, 'Published') && isShown(row, 'Status'),
    isDeleted: false,
  });
  return {
    code,
    head,
    optionNames,
    pictures: picturesOf(row),
    variant: !isVariant
      ? null
      : {
          line: row.line,
          code: sku || [code, ...values].join('-'),
          key: variantKey(code, ...values),
          isKeyGiven: false,
          options,
          price: price ?? 0,
          beforePrice: row.price('Variant Compare At Price', taxRate),
          stock: row.stock('Variant Inventory Qty'),
          isSoldOnOrder: isSoldOnOrder(row),
          picture: row.text('Variant Image', 2000),
        },
  };
};
