import { rankedProductsQuery } from '@shop/feature-catalogue/ranked-products-query';
import { formatYen } from '@shop/format/format-yen';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import { BlockFrame } from '@shop/theme-simple/parts/layout-blocks/block-frame';
import type { KindProps } from '@shop/theme-simple/parts/layout-blocks/block-props';
import { layoutBlockWords } from '@shop/theme-simple/parts/layout-blocks/layout-block-words';
import { useBlockTitle } from '@shop/theme-simple/parts/layout-blocks/use-block-title';
import { useWords } from '@shop/theming/use-words';
import { Picture } from '@shop/ui-kit/picture';
import { Unbroken } from '@shop/ui-kit/unbroken';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styles from './ranking-block.module.css';
import { defaultHomeWords } from './default-home-words';

/** One place in the strip of five; on phones the strip scrolls. */
const PLACE_SIZES = '(max-width: 767px) 42vw, (max-width: 1280px) 18vw, 224px';

/** おすすめランキング: the first places of the shop's own order. */
export function RankingBlock({ block }: KindProps<'ranking'>) {
  const words = useWords(defaultHomeWords);
  const { moreRanking } = useWords(layoutBlockWords);
  const { id, limit } = block;
  return (
    <BlockFrame
      id={id}
      title={useBlockTitle(block)}
      className={styles.section}
      more={{ to: paths.productList(), label: moreRanking }}
      query={useQuery(rankedProductsQuery(useApi(), limit))}
      isEmpty={(products) => products.length === 0}
    >
      {(products) => (
        <ol className={styles.places}>
          {products.map((product, at) => (
            <li key={product.key} className={styles.place}>
              <Link to={paths.product(product.key)} className={styles.link}>
                <span className={styles.number}>
                  {at + 1}
                  <span className={styles.unit}>{words.rank}</span>
                </span>
                <Picture picture={product.picture} sizes={PLACE_SIZES} isDecorative />
                <span className={styles.brand}>{product.brandName}</span>
                <span className={styles.name}>{product.name}</span>
                <span className={styles.price}>
                  <Unbroken>{words.taxIncluded(formatYen(product.priceWithTax))}</Unbroken>
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </BlockFrame>
  );
}
