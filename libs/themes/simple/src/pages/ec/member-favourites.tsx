import type { SavedList } from '@shop/feature-catalogue/saved-products/saved-products-query';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import type { UseQueryResult } from '@tanstack/react-query';
import { BlockFrame } from '../../parts/layout-blocks/block-frame';
import rows from '../../parts/layout-blocks/recently-viewed-block.module.css';
import { ProductCard } from '../../parts/product-card';
import { ecWords } from './ec-words';

const SHOWN = 8;
/** No block of the editors has it. */
const BLOCK_ID = 0;

/** The favourites that the member saved last, in a row; nothing while there are none. */
export function MemberFavourites({ query }: { readonly query: UseQueryResult<SavedList> }) {
  const words = useWords(ecWords);
  return (
    <BlockFrame
      id={BLOCK_ID}
      title={words.favourites}
      more={{ to: accountPaths.favourites(), label: words.toFavourites }}
      query={query}
      isEmpty={({ entries }) => entries.length === 0}
    >
      {({ entries }) => (
        <ul className={rows.viewed}>
          {entries.slice(0, SHOWN).map(({ product }) => (
            <li key={product.key}>
              <ProductCard product={product} isPriority={false} headingLevel={3} />
            </li>
          ))}
        </ul>
      )}
    </BlockFrame>
  );
}
