import type { FieldColumns } from './import-fields';

export const PICTURE_FIELDS = ['image', ...Array.from({ length: 9 }, (_, index) => `image${index + 2}`)];

/** The columns of the native layout, by the headings that a layout has for them. */
export const nativeColumns = (headings: Readonly<Record<string, string>>): FieldColumns => {
  const headingOf = (field: string) => headings[field] ?? field;
  const only = (field: string) => [headingOf(field)];
  return {
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
    needsOptionNames: false,
  };
};

/** The columns of Shopify's product file, which says nothing of readings, tax rates and days until shipping. */
export const SHOPIFY_COLUMNS: FieldColumns = {
  fields: {
    name: ['Title'],
    nameKana: [],
    catchCopy: [],
    description: ['Body (HTML)'],
    maker: ['Vendor'],
    brand: ['Vendor'],
    categories: ['Type'],
    tags: ['Tags'],
    taxRate: [],
    shippingDays: [],
    isShow: ['Published', 'Status'],
    variantCode: ['Variant SKU'],
    price: ['Variant Price'],
    beforePrice: ['Variant Compare At Price'],
    stock: ['Variant Inventory Qty'],
    isSoldOnOrder: ['Variant Inventory Policy', 'Variant Inventory Tracker'],
    pictures: ['Image Src', 'Variant Image'],
  },
  options: [1, 2, 3].map((number) => ({ name: `Option${number} Name`, value: `Option${number} Value` })),
  needsOptionNames: true,
};
