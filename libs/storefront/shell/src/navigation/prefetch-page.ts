import type { ShopServices } from '@shop/query/shop-services';
import { PAGE_PATHS, type RoutedPageId } from '@shop/site/page-paths';
import { matchRoutes } from 'react-router-dom';
import { withAreaGuard } from '../guards/with-area-guard';
import type { PageDefinition } from '../page/define-page';
import { createPageFetcher } from '../page/page-fetcher';
import { readParams } from '../page/read-params';
import { savesData } from './saves-data';

const ROUTES = Object.entries(PAGE_PATHS).map(([id, path]) => ({ id, path }));
const isPageId = (id: string): id is RoutedPageId => id in PAGE_PATHS;

/** What a page is prefetched with. */
export interface PrefetchInput {
  readonly services: Pick<ShopServices, 'api' | 'queryClient'> & {
    readonly session: Pick<ShopServices['session'], 'waitForSessionCheck'>;
  };
  /** Loads the code of a page of the theme. */
  readonly loadCode: (id: RoutedPageId) => Promise<unknown>;
  readonly loadPageDefinition: (id: RoutedPageId) => Promise<PageDefinition | null>;
}

async function prefetchData(
  url: URL,
  page: PageDefinition,
  params: Readonly<Record<string, string | undefined>>,
  { api, queryClient, session }: PrefetchInput['services'],
): Promise<void> {
  const { guard } = withAreaGuard(page, url.pathname);
  // What only a member may see is fetched by the navigation, which waits for the login check.
  if (guard !== 'public') return;
  const { isLogin } = await session.waitForSessionCheck();
  const { fetch, prefetch } = createPageFetcher(queryClient);
  await page.load({ api, params: readParams(params), search: url.searchParams, isLogin, fetch, prefetch });
}

/**
 * Loads the code of the page behind an own link, and on a line that is neither slow nor metered its data, both into the
 * caches that the navigation reads. Never rejects: the navigation loads again whatever failed, and shows the error.
 */
export async function prefetchPage(url: URL, input: PrefetchInput): Promise<void> {
  const match = matchRoutes(ROUTES, url.pathname)?.at(-1);
  if (match === undefined || !isPageId(match.route.id)) return;
  const { id } = match.route;
  const loadData = async () => {
    const page = await input.loadPageDefinition(id);
    if (page !== null && !savesData(window.navigator))
      await prefetchData(url, page, match.params, input.services);
  };
  await Promise.allSettled([input.loadCode(id), loadData()]);
}
