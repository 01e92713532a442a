import { blockProductsQuery } from '@shop/feature-catalogue/block-products-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { ProductCards } from '../product-cards';
import { BlockFrame } from './block-frame';
import type { KindProps } from './block-props';
import { layoutBlockWords } from './layout-block-words';
import { useBlockTitle } from './use-block-title';

/** Products of a tag, or of all, in an order. */
export function ProductsBlock({ block }: KindProps<'products'>) {
  const words = useWords(layoutBlockWords);
  const title = useBlockTitle(block);
  const { id, tag, sort } = block;
  const label = sort === 'new' ? words.moreNew : words.more(title);
  return (
    <BlockFrame
      id={id}
      title={title}
      more={{ to: paths.productList({ sort, ...(tag !== null && { tag: [tag] }) }), label }}
      query={useQuery(blockProductsQuery(useApi(), block))}
      isEmpty={(products) => products.length === 0}
    >
      {(products) => <ProductCards products={products} headingLevel={3} />}
    </BlockFrame>
  );
}
