import { bannersQuery } from '@shop/feature-content/banners-query';
import { useApi } from '@shop/query/use-api';
import { useQuery } from '@tanstack/react-query';
import { BannerArea } from '../banner-area';
import { BlockFrame } from './block-frame';
import type { KindProps } from './block-props';
import { useBlockTitle } from './use-block-title';

/** The banners of an area. core §3 */
export function BannersBlock({ block }: KindProps<'banners'>) {
  const { id, area } = block;
  return (
    <BlockFrame
      id={id}
      title={useBlockTitle(block)}
      query={useQuery(bannersQuery(useApi(), [area]))}
      isEmpty={(banners) => banners.length === 0}
    >
      {(banners) => <BannerArea banners={banners} area={area} />}
    </BlockFrame>
  );
}
