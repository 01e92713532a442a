import { loadViewed } from '@shop/feature-catalogue/viewing-history/load-viewed';
import { viewedProductsQuery } from '@shop/feature-catalogue/viewing-history/viewed-products-query';
import { useShopServices } from '@shop/query/shop-services-provider';
import { useQuery } from '@tanstack/react-query';
import { ProductCard } from '../product-card';
import { BlockFrame } from './block-frame';
import type { KindProps } from './block-props';
import styles from './recently-viewed-block.module.css';
import { useBlockTitle } from './use-block-title';

/** What the shopper looked at last, newest first. Nothing on a first visit. account §4 */
export function RecentlyViewedBlock({ block }: KindProps<'recently-viewed'>) {
  const services = useShopServices();
  const title = useBlockTitle(block);
  const query = useQuery({ ...viewedProductsQuery, queryFn: () => loadViewed(services) });
  // Whether there is anything is not known before: a title would come and go on a first visit.
  if (query.isPending) return null;
  return (
    <BlockFrame id={block.id} title={title} query={query} isEmpty={(viewed) => viewed.length === 0}>
      {(viewed) => (
        <ul className={styles.viewed}>
          {viewed.slice(0, block.limit).map(({ product }) => (
            <li key={product.key}>
              <ProductCard product={product} isPriority={false} headingLevel={3} />
            </li>
          ))}
        </ul>
      )}
    </BlockFrame>
  );
}
