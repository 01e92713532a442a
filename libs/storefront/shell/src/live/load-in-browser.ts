import { isApiError } from '@shop/api-client/api-error';
import { shopServicesContext } from '@shop/query/shop-services-context';
import { paths } from '@shop/site/paths';
import { isCancelledError } from '@tanstack/react-query';
import { type ClientLoaderFunctionArgs, redirect } from 'react-router-dom';
import { guardedRoute } from '../guards/guarded-route';
import type { PageDefinition } from '../pages/page-definition';
import { loadPageParts } from '../page-route/load-page-parts';
import type { PageData } from '../page-route/page-data';
import { createPageFetcher } from '../page-route/page-fetcher';
import { readParams } from '../page-route/read-params';
import { failureResponse, toPageFailure } from '../page-route/route-failure';
import { interceptNavigation } from './intercept-navigation';

/**
 * The loader of a navigation: guard, then the theme's code and the data side by side, straight from the API.
 * Waits up to 3 s for the login check where the page depends on it. core §2, §9
 */
export async function loadInBrowser(
  page: PageDefinition,
  { context, params, request }: ClientLoaderFunctionArgs,
): Promise<PageData> {
  const services = context.get(shopServicesContext);
  const { api, queryClient, session } = services;
  const url = new URL(request.url);
  const parts = loadPageParts(queryClient, api, page.route);
  let hadToken = false;
  try {
    await interceptNavigation(page.route, url, services);
    const state = await session.whenChecked();
    hadToken = state.token !== null;
    const fetcher = createPageFetcher(queryClient);
    const [head] = await Promise.all([
      page.load({
        api,
        params: readParams(params),
        search: url.searchParams,
        isLogin: state.isLogin,
        fetch: fetcher.fetch,
        prefetch: fetcher.prefetch,
      }),
      parts,
    ]);
    return { head, state: null, isPending: false };
  } catch (error) {
    // Redirects and failures that a page has already named are no errors.
    if (!(error instanceof Error)) throw error;
    const here = url.pathname + url.search;
    const isOpen = guardedRoute(page.route, url.pathname).guard === 'public';
    if (isCancelledError(error)) {
      // The person changed while the page was loading: what was theirs has been dropped, and the page starts over.
      const { isRefreshFailed } = await session.whenChecked();
      throw redirect(isRefreshFailed && !isOpen ? paths.login() : here);
    }
    // A session that has ended elsewhere: what is open to all is shown as to any visitor.
    if (isApiError(error) && error.kind === 'unauthorized')
      throw redirect(isOpen && hadToken ? here : paths.login());
    if (isApiError(error) && error.kind === 'maintenance') throw redirect(paths.maintenance());
    throw failureResponse(toPageFailure(error));
  }
}
