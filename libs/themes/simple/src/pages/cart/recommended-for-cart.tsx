import type { CartView } from '@shop/feature-cart/cart-view';
import { recommendedProductsQuery } from '@shop/feature-catalogue/recommended-products-query';
import { useApi } from '@shop/query/use-api';
import { useWords } from '@shop/theming/use-words';
import { useQueries } from '@tanstack/react-query';
import { ProductCards } from '../../parts/product-cards';
import { productFurtherWords } from '../../product/product-further-words';

/** The lines whose recommendations are asked for: the newest. */
const MAX_LINES = 3;
/** One row on desktops. */
const MAX_PRODUCTS = 4;

/** おすすめ商品 for the lines of the cart; nothing where there are none or they could not be loaded. */
export function RecommendedForCart({ cart }: { readonly cart: CartView }) {
  const words = useWords(productFurtherWords);
  const api = useApi();
  const inCart = new Set([...cart.lines, ...cart.savedLines].map(({ productKey }) => productKey));
  const keys = [...new Set(cart.lines.map(({ productKey }) => productKey))].slice(-MAX_LINES);
  const results = useQueries({ queries: keys.map((key) => recommendedProductsQuery(api, key)) });
  // The first of each line, then the second of each, so that no line has all the room.
  const lists = results.map(({ data }) => data ?? []);
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const byTurns = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1)));
  const products = new Map(byTurns.flat().map((product) => [product.key, product]));
  const shown = [...products.values()].filter(({ key }) => !inCart.has(key)).slice(0, MAX_PRODUCTS);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="cart-recommended">
      <h2 id="cart-recommended">{words.recommended}</h2>
      <ProductCards products={shown} headingLevel={3} />
    </section>
  );
}
