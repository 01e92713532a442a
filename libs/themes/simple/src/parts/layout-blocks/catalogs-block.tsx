import { catalogsQuery } from '@shop/feature-content/catalogs-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { BlockEntries } from './block-entries';
import { BlockFrame } from './block-frame';
import type { KindProps } from './block-props';
import { layoutBlockWords } from './layout-block-words';
import { useBlockTitle } from './use-block-title';

/** Printed catalogues that can be ordered now. core §3 */
export function CatalogsBlock({ block }: KindProps<'catalogs'>) {
  const words = useWords(layoutBlockWords);
  const query = useQuery({
    ...catalogsQuery(useApi()),
    select: (catalogs) => catalogs.filter(({ isOrderable }) => isOrderable),
  });
  return (
    <BlockFrame
      id={block.id}
      title={useBlockTitle(block)}
      more={{ to: paths.catalogOrder(), label: words.moreCatalogs }}
      query={query}
      isEmpty={(catalogs) => catalogs.length === 0}
    >
      {(catalogs) => (
        <BlockEntries
          entries={catalogs.slice(0, block.limit).map(({ title, picture, pageCount }) => ({
            to: paths.catalogOrder(),
            title,
            picture,
            note: words.pageCount(pageCount),
          }))}
        />
      )}
    </BlockFrame>
  );
}
