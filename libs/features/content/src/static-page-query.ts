import type { ApiClient } from '@shop/api-client/api-client';
import { getStaticPage } from '@shop/contract/static-pages/get-static-page';
import type { StaticPage } from '@shop/contract/static-pages/static-page';
import { queryOptions } from '@tanstack/react-query';
import { staticPageKeys } from './static-page-keys';

/** A page of the shop's editors. */
export interface StaticPageView {
  readonly title: string;
  /** One line for search engines; may be empty. */
  readonly description: string;
  /** HTML that the API has made harmless. */
  readonly body: string;
  /** The frame that the editors chose for it. */
  readonly layout: StaticPage['layout'];
}

/** The page at a path, which begins with its slash. Rejects with a NotFoundError where there is none. account §7 */
export function staticPageQuery(api: ApiClient, path: string) {
  return queryOptions({
    queryKey: staticPageKeys.page(path),
    queryFn: async ({ signal }): Promise<StaticPageView> => {
      const { data } = await api.call(getStaticPage, { params: { path } }, { signal });
      const { title, description, body, layout } = data;
      return { title, description, body, layout };
    },
  });
}
