import { collectionQuery } from '@shop/feature-catalogue/collection-query';
import { useApi } from '@shop/query/use-api';
import { useQuery } from '@tanstack/react-query';
import { ProductCards } from '../product-cards';
import { BlockFrame } from './block-frame';
import type { KindProps } from './block-props';
import { useBlockTitle } from './use-block-title';

/** Products that the shop has put together. core §3 */
export function CollectionBlock({ block }: KindProps<'collection'>) {
  const { id, alias, limit } = block;
  return (
    <BlockFrame
      id={id}
      title={useBlockTitle(block)}
      query={useQuery(collectionQuery(useApi(), alias, limit))}
      isEmpty={(products) => products.length === 0}
    >
      {(products) => <ProductCards products={products} headingLevel={3} />}
    </BlockFrame>
  );
}
