import type { ApiClient } from '@shop/api-client/api-client';
import { listStaticPageUrls } from '@shop/contract/static-pages/list-static-page-urls';
import { queryOptions } from '@tanstack/react-query';
import { staticPageKeys } from './static-page-keys';

/** A page of the shop's editors in a list. */
export interface StaticPageLink {
  /** Its path, with its leading slash. */
  readonly url: string;
  readonly title: string;
}

/** Every page at a path of its own: legal notices, guides. account §7 */
export function staticPageUrlsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: staticPageKeys.urls,
    queryFn: async ({ signal }): Promise<readonly StaticPageLink[]> => {
      const { data } = await api.call(listStaticPageUrls, {}, { signal });
      return data.map(({ url, title }) => ({ url, title }));
    },
  });
}
