import { DEFAULT_LAYOUTS } from '@shop/feature-content/default-layouts';
import { layoutQuery } from '@shop/feature-content/layout-query';
import { useApi } from '@shop/query/use-api';
import { useSettings } from '@shop/site/settings/use-settings';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps } from 'react';
import { LayoutBlocks } from './layout-blocks';

type HomeBlocksProps = Pick<ComponentProps<typeof LayoutBlocks>, 'parts' | 'hero' | 'className'>;

/** The blocks of the logged-out home; the usual ones where its editors have put nothing there, or that cannot be loaded. */
export function HomeBlocks(props: HomeBlocksProps) {
  const { siteName } = useSettings();
  const { data: layout = [], isPending } = useQuery(layoutQuery(useApi(), 'home'));
  const blocks = layout.length === 0 ? DEFAULT_LAYOUTS.home : layout;
  // The name of the shop is the heading of the page, with a hero or without.
  const hasHero = isPending || blocks.some(({ kind }) => kind === 'hero');
  return (
    <>
      {!hasHero && <h1>{siteName}</h1>}
      {isPending ? (
        <>
          {props.hero}
          <SkeletonPage sizes={['block', 'tall', 'tall']} />
        </>
      ) : (
        <LayoutBlocks {...props} blocks={blocks} isForMember={false} />
      )}
    </>
  );
}
