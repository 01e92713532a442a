import { STANDARD_TAX_RATE } from '../../pricing/tax-by-rate';
import sanitizeHtml from 'sanitize-html';
import type { StoredOption } from '../../db/schema';
import type { RowPicture } from './sort-pictures';
import { addressKey, type RowReader } from './row-reader';
import type { ReadRow } from './read-row';
import type { ModelHead } from './read-row';

const MAX_STOCK = 1_000_000;
/** No product has so many; one without a number, or a variant's own, comes after the others. */
const LAST_POSITION = 10_000;
const BLOCK_END = /<\/(?:p|div|li|h[1-6]|tr)>|<br\s*\/?>/gi;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The words of an HTML text, its blocks as lines. */
const plainText = (html: string): string =>
  sanitizeHtml(html.replace(BLOCK_END, '$&\n'), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Shopify writes the names of options into a product's first row alone. */
const optionsOf = (row: RowReader, names: readonly string[]): readonly StoredOption[] =>
  names.flatMap((name, index) => {
    const value = row.text(`Option${index + 1} Value`, 100);
    return name === '' || value === '' || value === 'Default Title' ? [] : [{ name, value }];
  });

function picturesOf(row: RowReader): readonly RowPicture[] {
  const position = row.whole('Image Position', LAST_POSITION, LAST_POSITION);
  const alt = row.text('Image Alt Text', 500);
  return [
    { field: 'Image Src', source: row.text('Image Src', 2000), alt, position },
    { field: 'Variant Image', source: row.text('Variant Image', 2000), alt: '', position: LAST_POSITION },
  ].filter(({ source }) => source !== '');
}

/** A row of Shopify's product file: its first row of a handle describes the product, each may hold a variant. */
export const readShopifyRow: ReadRow = (row, first) => {
  const code = row.required('Handle', 60);
  const optionNames = first?.optionNames ?? [1, 2, 3].map((number) => row.text(`Option${number} Name`, 100));
  const price = row.yen('Variant Price');
  const options = optionsOf(row, optionNames);
  const sku = row.text('Variant SKU', 60).replace(/^'/, '');
  const suffix = options.map(({ value }) => addressKey(value)).filter(Boolean);
  const ownKey = addressKey([code, ...suffix].join('-'));
  const isVariant = price !== null || sku !== '' || options.length > 0;
  if (isVariant && price === null && row.text('Variant Price') === '')
    row.fail('Variant Price', '必須項目です');
  const head = (): ModelHead => ({
    line: row.line,
    code,
    name: row.required('Title', 200),
    nameKana: '',
    catchCopy: '',
    description: plainText(row.text('Body (HTML)')),
    maker: row.text('Vendor', 100),
    brand: row.text('Vendor', 100),
    categories: [row.text('Type', 100)].filter(Boolean),
    taxRate: STANDARD_TAX_RATE,
    shippingDays: 1,
    isShow: row.flag('Published', true) && row.flag('Status', true),
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
          code: sku || ownKey,
          key: ownKey,
          options,
          price: price ?? 0,
          beforePrice: row.yen('Variant Compare At Price'),
          stock:
            row.text('Variant Inventory Qty') === ''
              ? null
              : row.whole('Variant Inventory Qty', 0, MAX_STOCK),
          picture: row.text('Variant Image', 2000),
        },
  };
};
