import type { CartView } from '@shop/feature-cart/cart-view';
import { loadNearViewport } from '@shop/site/loading/load-near-viewport';
import { useEffect, useRef, useState } from 'react';

import styles from './cart-page.module.css';

type Loaded = typeof import('./recommended-for-cart');

/** おすすめ商品 for what is in the cart, loaded when they come near the screen. */
export function CartRecommendations({ cart }: { readonly cart: CartView }) {
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (place.current === null) return undefined;
    return loadNearViewport(place.current, async () => setLoaded(await import('./recommended-for-cart')));
  }, []);
  return (
    <div ref={place} className={styles.below}>
      {loaded !== null && <loaded.RecommendedForCart cart={cart} />}
    </div>
  );
}
