import type { ShopServices } from '@shop/query/shop-services';
import type { RoutedPageId } from '@shop/site/paths/page-paths';
import type { PageDefinition } from '../page/define-page';
import { createPageFetcher } from '../page/page-fetcher';
import { readParams } from '../page/read-params';
import { type PageRoute, findPageRoute } from './find-page-route';
import { savesData } from '@shop/site/loading/saves-data';

/** What a page is prefetched with. */
export interface PrefetchInput {
  readonly services: Pick<ShopServices, 'api' | 'queryClient' | 'clock'> & {
    readonly session: Pick<ShopServices['session'], 'waitForSessionCheck'>;
  };
  /** Loads the code of a page of the theme. */
  readonly loadCode: (id: RoutedPageId) => Promise<unknown>;
  readonly loadPageDefinition: (id: RoutedPageId) => Promise<PageDefinition | null>;
}

async function prefetchData(
  url: URL,
  page: PageDefinition,
  params: PageRoute['params'],
  { api, queryClient, session, clock }: PrefetchInput['services'],
): Promise<void> {
  // What only a member may see is fetched by the navigation, which waits for the login check.
  if (page.guard !== 'public') return;
  const { isLogin } = await session.waitForSessionCheck();
  const { fetch, prefetch } = createPageFetcher(queryClient);
  await page.load({
    api,
    clock,
    params: readParams(params),
    search: url.searchParams,
    isLogin,
    fetch,
    prefetch,
    loadSecondary: (load) => load(),
  });
}

/**
 * Loads the code of the page behind an own link, and on a line that is neither slow nor metered its data, both into the
 * caches that the navigation reads. Never rejects: the navigation loads again whatever failed, and shows the error.
 */
export async function prefetchPage(url: URL, input: PrefetchInput): Promise<void> {
  const route = findPageRoute(url.pathname);
  if (route === null) return;
  const { id, params } = route;
  const loadData = async () => {
    const page = await input.loadPageDefinition(id);
    if (page !== null && !savesData(window.navigator)) await prefetchData(url, page, params, input.services);
  };
  await Promise.allSettled([input.loadCode(id), loadData()]);
}
