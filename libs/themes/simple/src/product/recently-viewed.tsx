import { productQuery } from '@shop/feature-catalogue/product-query';
import { recordView } from '@shop/feature-catalogue/viewing-history/record-view';
import { viewedProductsQuery } from '@shop/feature-catalogue/viewing-history/viewed-products-query';
import { useShopServices } from '@shop/query/shop-services-provider';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { WithFavourite } from '../parts/favourite/with-favourite';
import { ProductCard } from '../parts/product-card';
import styles from './product-further.module.css';
import { productFurtherWords } from './product-further-words';

/**
 * 最近見た商品, newest first, without the one in view, which becomes the newest. Nothing on a first visit, and where
 * the history could not be loaded: the page is whole without it. account §4
 */
export function RecentlyViewed({ productKey }: { readonly productKey: string }) {
  const words = useWords(productFurtherWords);
  const services = useShopServices();
  const { data: product } = useQuery(productQuery(services.api, productKey));
  const { data: viewed = [] } = useQuery(viewedProductsQuery);
  const id = product?.id;
  useEffect(() => {
    if (id !== undefined) void recordView(services, id).catch(() => undefined);
  }, [services, id]);
  const others = viewed.filter((entry) => entry.product.id !== id);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="product-viewed">
      <h2 id="product-viewed">{words.viewed}</h2>
      <ul className={styles.viewed}>
        {others.map((entry) => (
          <li key={entry.product.key}>
            <WithFavourite product={entry.product}>
              <ProductCard product={entry.product} isPriority={false} headingLevel={3} />
            </WithFavourite>
          </li>
        ))}
      </ul>
    </section>
  );
}
