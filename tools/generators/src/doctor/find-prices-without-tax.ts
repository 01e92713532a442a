import type { Recording } from '@shop/testing-react/story/recording';
import * as v from 'valibot';
import { saysWithTax, withTaxText } from './price-text';

const Product = v.object({ name: v.string(), product_price_with_tax: v.number() });
const Products = v.union([
  v.array(Product),
  v.pipe(
    Product,
    v.transform((one) => [one]),
  ),
]);
/** The list of the page product-list, and the product of the page product-detail. */
const OF_PAGE = /^\/v1\/products(?:\?|\/[\w-]+$)/;

/** The products that a recorded page shows. */
const productsOf = ({ responses }: Recording): v.InferOutput<typeof Products> =>
  responses
    .filter(({ path }) => OF_PAGE.test(path))
    .flatMap(({ body }) => {
      const { success, output } = v.safeParse(Products, body);
      return success ? output : [];
    });

/** The products that a theme's page shows without their price with tax. Where shops state prices without it, both are shown. */
export function findPricesWithoutTax(
  theme: string,
  pageId: string,
  page: HTMLElement,
  recording: Recording,
): readonly string[] {
  const products = productsOf(recording);
  if (products.length === 0) throw new Error(`The recording of ${pageId} has no products.`);
  const text = page.textContent;
  const hidden = products.filter(({ product_price_with_tax: yen }) => !saysWithTax(text, yen));
  const [first] = hidden;
  if (first === undefined) return [];
  return [
    `The theme "${theme}" shows ${hidden.length} of ${products.length} products on ${pageId} without the price with tax, which consumers have to read (消費税法 第63条), such as ${withTaxText(first.product_price_with_tax)} for ${first.name}. Use <Price withTax={…}> of the simple theme, and keep 税込 in words.price.taxIncluded.`,
  ];
}
