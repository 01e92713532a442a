import type { FieldColumns } from './import-fields';

export const PICTURE_FIELDS = ['image', ...Array.from({ length: 9 }, (_, index) => `image${index + 2}`)];

/** The columns of the native layout, by the headings that a layout has for them. */
export const nativeColumns = (headings: Readonly<Record<string, string>>): FieldColumns => {
  const headingOf = (field: string) => headings[field] ?? field;
  const only = (field: string) => [headingOf(field)];
  return {
    code: headingOf('code'),
    fields: {
      name: only('name'),
      nameKana: only('name_kana'),
      catchCopy: only('catch_copy'),
      description: only('description'),
      maker: only('maker'),
      brand: only('brand'),
      categories: only('category'),
      tags: only('tags'),
      taxRate: only('tax_rate'),
      shippingDays: only('shipping_days'),
      isShow: only('is_show'),
      variantCode: only('variant_code'),
      price: only('price'),
      beforePrice: only('before_price'),
      stock: only('stock'),
      isSoldOnOrder: only('on_order'),
      pictures: [...PICTURE_FIELDS, 'images'].map(headingOf),
    },
    options: [1, 2, 3].map((number) => ({
      name: headingOf(`option${number}_name`),
      value: headingOf(`option${number}_value`),
    })),
    deleted: headings['deleted'],
    needsOptionNames: false,
  };
};

/**
 * The columns of Shopify's product file, which says nothing of readings, tax rates and days until shipping, by the headings
 * that a newer file has for them.
 */
export const shopifyColumns = (headings: Readonly<Record<string, string>>): FieldColumns => {
  const named = (...fields: readonly string[]) => fields.map((field) => headings[field] ?? field);
  const one = (field: string) => headings[field] ?? field;
  return {
    code: one('Handle'),
    fields: {
      name: named('Title'),
      nameKana: [],
      catchCopy: [],
      description: named('Body (HTML)'),
      maker: named('Vendor'),
      brand: named('Vendor'),
      categories: named('Type'),
      tags: named('Tags'),
      taxRate: [],
      shippingDays: [],
      isShow: named('Published', 'Status'),
      variantCode: named('Variant SKU'),
      price: named('Variant Price'),
      beforePrice: named('Variant Compare At Price'),
      stock: named('Variant Inventory Qty'),
      isSoldOnOrder: named('Variant Inventory Policy', 'Variant Inventory Tracker'),
      pictures: named('Image Src', 'Variant Image'),
    },
    options: [1, 2, 3].map((number) => ({
      name: one(`Option${number} Name`),
      value: one(`Option${number} Value`),
    })),
    needsOptionNames: true,
  };
};
