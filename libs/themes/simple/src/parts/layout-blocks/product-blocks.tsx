import { type BlockProducts, blockProductsQuery } from '@shop/feature-catalogue/block-products-query';
import { collectionQuery } from '@shop/feature-catalogue/collection-query';
import type { ProductSummaryView } from '@shop/feature-catalogue/product-view';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths';
import { useQuery } from '@tanstack/react-query';
import { ProductCards } from '../product-cards';
import { BlockFrame } from './block-frame';

interface BlockProps {
  readonly id: number;
  readonly title: string;
}

const isEmpty = (products: readonly ProductSummaryView[]) => products.length === 0;
const cards = (products: readonly ProductSummaryView[]) => (
  <ProductCards products={products} headingLevel={3} />
);

/** Products of a tag, or of all, in an order. */
export function ProductsBlock({ id, title, ...block }: BlockProps & BlockProducts) {
  const query = useQuery(blockProductsQuery(useApi(), block));
  // The list knows no tags: it has no page of these products alone.
  const more = block.tag === null ? { to: paths.productList({ sort: block.sort }) } : {};
  return (
    <BlockFrame id={id} title={title} {...more} query={query} isEmpty={isEmpty}>
      {cards}
    </BlockFrame>
  );
}

/** Products that the shop has put together. core §3 */
export function CollectionBlock({
  id,
  title,
  alias,
  limit,
}: BlockProps & { readonly alias: string; readonly limit: number }) {
  const query = useQuery(collectionQuery(useApi(), alias, limit));
  return (
    <BlockFrame id={id} title={title} query={query} isEmpty={isEmpty}>
      {cards}
    </BlockFrame>
  );
}
