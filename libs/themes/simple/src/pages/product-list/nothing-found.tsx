import type { ProductFilter } from '@shop/feature-catalogue/product-filter';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { searchOutcomeWords } from './search-outcome-words';
// With the page, so that the server's HTML is styled before the code is there.
import '../../parts/nothing-found.module.css';

interface NothingFoundProps {
  readonly filter: ProductFilter;
  readonly columns?: 3 | 4;
}

/** Most lists have products. It is a file beside the pages: what it shares with others would else come with this one. */
const WaysOn = lazy(() => import('../../parts/nothing-found'));

/** A list without products, and the ways on; without scripts what it says, and the way to all products. */
export function NothingFound(props: NothingFoundProps) {
  const words = useWords(searchOutcomeWords);
  const plain = (
    <p>
      {words.noHits} <Link to={paths.productList()}>{words.allProducts}</Link>
    </p>
  );
  return (
    <Suspense fallback={plain}>
      <WaysOn {...props} />
    </Suspense>
  );
}
