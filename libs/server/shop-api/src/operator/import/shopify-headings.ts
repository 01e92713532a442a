/** How Shopify's product files have called their columns since 2024, by the names of before, which exports still have. */
export const NEWER_SHOPIFY_HEADINGS: Readonly<Record<string, string>> = {
  Handle: 'URL handle',
  'Body (HTML)': 'Description',
  Published: 'Published on online store',
  ...Object.fromEntries(
    [1, 2, 3].flatMap((number) => [
      [`Option${number} Name`, `Option${number} name`],
      [`Option${number} Value`, `Option${number} value`],
    ]),
  ),
  'Variant SKU': 'SKU',
  'Variant Price': 'Price',
  'Variant Compare At Price': 'Compare-at price',
  'Variant Inventory Tracker': 'Inventory tracker',
  'Variant Inventory Qty': 'Inventory quantity',
  'Variant Inventory Policy': 'Continue selling when out of stock',
  'Image Src': 'Product image URL',
  'Image Position': 'Image position',
  'Image Alt Text': 'Image alt text',
  'Variant Image': 'Variant image URL',
};
