import type { FacetPricesView } from '@shop/feature-catalogue/product-facets-view';
import { type ProductFilter, toListQuery } from '@shop/feature-catalogue/product-filter';
import { formatYen } from '@shop/format/format-yen';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { Link } from 'react-router-dom';
import styles from './facet-choices.module.css';
import { FacetCount } from './facet-count';
import { filterFormWords } from './filter-form-words';

interface PriceBandsProps {
  readonly filter: ProductFilter;
  readonly prices: readonly FacetPricesView[];
}

const yen = (price: number | null) => (price === null ? '' : formatYen(price));

/** Bands of prices to choose from, as links: they take the place of the bounds that are written. */
export function PriceBands({ filter, prices }: PriceBandsProps) {
  const words = useWords(filterFormWords);
  if (prices.length < 2) return null;
  return (
    <ul className={styles.bands}>
      {prices.map((band) => (
        <li key={band.min}>
          <Link
            className={styles.band}
            to={paths.productList(
              toListQuery({ ...filter, priceMin: band.min, priceMax: band.max, page: 1 }),
            )}
            aria-current={filter.priceMin === band.min && filter.priceMax === band.max ? 'true' : undefined}
          >
            {words.priceBand(yen(band.min), yen(band.max))}
            <FacetCount value={band} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
