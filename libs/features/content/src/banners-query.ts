import type { ApiClient } from '@shop/api-client/api-client';
import { listBanners } from '@shop/contract/banners/list-banners';
import { type Picture, toPictureOrNull } from '@shop/site/views/picture';
import * as QUERY_ROOTS from '@shop/query/query-roots';
import { queryOptions } from '@tanstack/react-query';

/** A picture that leads somewhere. core §3 */
export interface BannerView {
  readonly id: number;
  /** Where on the site it is shown: `home-main`. */
  readonly area: string;
  readonly title: string;
  readonly text: string;
  /** An own path or the URL of another site; `null`: it leads nowhere. */
  readonly url: string | null;
  readonly picture: Picture | null;
  /** The shop offers the picture as a file. */
  readonly isDownloadable: boolean;
}

/** The banners of some areas, only those where is_show = 1, in the order in which they are shown. core §7, §9 */
export function bannersQuery(api: ApiClient, areas: readonly string[]) {
  return queryOptions({
    queryKey: [QUERY_ROOTS.banners, ...areas],
    queryFn: async ({ signal }): Promise<readonly BannerView[]> => {
      const { data } = await api.call(
        listBanners,
        { query: { area: [...areas], is_show: 1, per: 'all' } },
        { signal },
      );
      return data.map(({ id, area, title, text, link_url, image, download_name }) => ({
        id,
        area,
        title,
        text,
        url: link_url,
        picture: toPictureOrNull(image),
        isDownloadable: download_name !== null,
      }));
    },
  });
}
