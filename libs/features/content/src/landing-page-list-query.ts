import type { ApiClient } from '@shop/api-client/api-client';
import type { Pagination } from '@shop/api-client/pagination';
import { readPage } from '@shop/api-client/read-page';
import { listLandingPages } from '@shop/contract/landing-pages/list-landing-pages';
import { type Picture, toPictureOrNull } from '@shop/site/views/picture';
import { queryOptions } from '@tanstack/react-query';
import { landingPageKeys } from './landing-page-keys';

/** A landing page in a list. */
export interface LandingPageEntryView {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly picture: Picture | null;
}

/** One page of the landing pages. */
export interface LandingPageList {
  readonly entries: readonly LandingPageEntryView[];
  readonly pagination: Pagination;
}

/** One page of the landing pages that are open now, those changed last in front. account §7 */
export function landingPageListQuery(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: landingPageKeys.list(page),
    queryFn: async ({ signal }): Promise<LandingPageList> => {
      const { data, pagination } = await readPage(page, (number) =>
        api.call(listLandingPages, { query: { page: number } }, { signal }),
      );
      return {
        entries: data.map(({ slug, title, description, image }) => ({
          slug,
          title,
          description,
          picture: toPictureOrNull(image),
        })),
        pagination,
      };
    },
  });
}
