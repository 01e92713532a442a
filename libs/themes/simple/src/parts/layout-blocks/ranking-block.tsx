import { rankedProductsQuery } from '@shop/feature-catalogue/ranked-products-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { WithFavourite } from '../favourite/with-favourite';
import { ProductCard } from '../product-card';
import { BlockFrame } from './block-frame';
import type { KindProps } from './block-props';
import { layoutBlockWords } from './layout-block-words';
import styles from './ranking-block.module.css';
import { useBlockTitle } from './use-block-title';

/** The first places of the shop's own order. */
export function RankingBlock({ block }: KindProps<'ranking'>) {
  const words = useWords(layoutBlockWords);
  const { id, limit } = block;
  return (
    <BlockFrame
      id={id}
      title={useBlockTitle(block)}
      more={{ to: paths.productList(), label: words.moreRanking }}
      query={useQuery(rankedProductsQuery(useApi(), limit))}
      isEmpty={(products) => products.length === 0}
    >
      {(products) => (
        <ol className={styles.places}>
          {products.map((product, at) => (
            <li key={product.key}>
              <span className={styles.place}>{words.place(at + 1)}</span>
              <WithFavourite product={product}>
                <ProductCard product={product} isPriority={false} headingLevel={3} />
              </WithFavourite>
            </li>
          ))}
        </ol>
      )}
    </BlockFrame>
  );
}
