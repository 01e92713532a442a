import type { CartView } from '@shop/feature-cart/cart-view';
import { recommendedForProductsQuery } from '@shop/feature-catalogue/recommended-for-products-query';
import { useShopServices } from '@shop/query/shop-services-provider';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { ProductCards } from '../../parts/product-cards';
import { productFurtherWords } from '../../product/product-further-words';

/** The lines whose recommendations are asked for: the newest. */
const MAX_LINES = 3;
/** One row on desktops. */
const MAX_PRODUCTS = 4;

/** おすすめ商品 for the lines of the cart; nothing where there are none or they could not be loaded. */
export function RecommendedForCart({ cart }: { readonly cart: CartView }) {
  const words = useWords(productFurtherWords);
  const keys = [...new Set(cart.lines.map(({ productKey }) => productKey))].slice(-MAX_LINES);
  const { data = [] } = useQuery(recommendedForProductsQuery(useShopServices(), keys));
  const inCart = new Set([...cart.lines, ...cart.savedLines].map(({ productKey }) => productKey));
  const shown = data.filter(({ key }) => !inCart.has(key)).slice(0, MAX_PRODUCTS);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="cart-recommended">
      <h2 id="cart-recommended">{words.recommended}</h2>
      <ProductCards products={shown} headingLevel={3} />
    </section>
  );
}
