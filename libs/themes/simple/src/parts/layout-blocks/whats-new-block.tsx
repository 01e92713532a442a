import { newProductsQuery } from '@shop/feature-catalogue/new-products-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { ProductCards } from '../product-cards';
import { BlockFrame } from './block-frame';
import type { KindProps } from './block-props';
import { layoutBlockWords } from './layout-block-words';
import { useBlockTitle } from './use-block-title';

/** What came out since the member was here last; where nothing did, the newest products under their own title. */
export function WhatsNewBlock({ block }: KindProps<'whats-new'>) {
  const words = useWords(layoutBlockWords);
  const title = useBlockTitle(block);
  const query = useQuery(newProductsQuery(useApi(), block.limit));
  return (
    <BlockFrame
      id={block.id}
      title={query.data?.isSinceLastVisit === false ? words.newest : title}
      more={{ to: paths.productList({ sort: 'new' }), label: words.moreNew }}
      query={query}
      isEmpty={({ products }) => products.length === 0}
    >
      {({ products }) => <ProductCards products={products} headingLevel={3} />}
    </BlockFrame>
  );
}
