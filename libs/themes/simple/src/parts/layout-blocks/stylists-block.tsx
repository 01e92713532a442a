import { stylistsQuery } from '@shop/feature-catalogue/stylists-query';
import { useApi } from '@shop/query/use-api';
import { contentPaths } from '@shop/site/paths/content-paths';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { BlockEntries } from './block-entries';
import { BlockFrame } from './block-frame';
import type { KindProps } from './block-props';
import { layoutBlockWords } from './layout-block-words';
import { useBlockTitle } from './use-block-title';

/** Some of the shop's stylists. */
export function StylistsBlock({ block }: KindProps<'stylists'>) {
  const words = useWords(layoutBlockWords);
  const title = useBlockTitle(block);
  return (
    <BlockFrame
      id={block.id}
      title={title}
      more={{ to: paths.stylists(), label: words.more(title) }}
      query={useQuery(stylistsQuery(useApi(), 1))}
      isEmpty={({ stylists }) => stylists.length === 0}
    >
      {({ stylists }) => (
        <BlockEntries
          entries={stylists.slice(0, block.limit).map(({ key, name, role, picture }) => ({
            to: contentPaths.stylist(key),
            title: name,
            picture,
            note: role,
          }))}
        />
      )}
    </BlockFrame>
  );
}
