import { isApiError } from '@shop/api-client/is-api-error';
import { shopServicesContext } from '@shop/query/shop-services-context';
import { paths } from '@shop/site/paths/paths';
import { isCancelledError } from '@tanstack/react-query';
import { type ClientLoaderFunctionArgs, redirect } from 'react-router-dom';
import type { PageDefinition } from '../page/define-page';
import { loadThemeParts } from '../page/load-theme-parts';
import type { PageData } from '../page/page-data';
import { createPageFetcher } from '../page/page-fetcher';
import { readParams } from '../page/read-params';
import { routeErrorResponse, toPageError } from '../page/route-error';
import { guardNavigation } from './guard-navigation';
import { redirectIfSessionEnded } from './redirect-if-session-ended';

/** Starts to load secondary content. The components that show it load again what fails, and show the error. */
function loadSecondary(load: () => Promise<unknown>): Promise<void> {
  load().catch(() => undefined);
  return Promise.resolve();
}

/**
 * Loads a page for a navigation: the theme's code in parallel with first the guard, then the data, straight from the
 * API. Where the page depends on the session it waits up to 3 s for the login check. core §2, §9
 */
export async function loadInBrowser(
  page: PageDefinition,
  { context, params, request }: ClientLoaderFunctionArgs,
): Promise<PageData> {
  const services = context.get(shopServicesContext);
  const { api, queryClient, session, clock } = services;
  const url = new URL(request.url);
  const here = url.pathname + url.search;
  const parts = loadThemeParts(queryClient, api, page);
  let hadToken = false;
  try {
    await guardNavigation(page, url, services);
    const state = await session.waitForSessionCheck();
    hadToken = state.token !== null;
    const fetcher = createPageFetcher(queryClient);
    const [head] = await Promise.all([
      page.load({
        api,
        clock,
        params: readParams(params),
        search: url.searchParams,
        isLogin: state.isLogin,
        fetch: fetcher.fetch,
        prefetch: fetcher.prefetch,
        loadSecondary,
      }),
      parts,
    ]);
    if (head.frame !== undefined)
      await loadThemeParts(queryClient, api, { id: page.id, layout: head.frame.layout });
    if (hadToken) await redirectIfSessionEnded(services, here);
    return { head, state: null, isPending: false };
  } catch (error) {
    // A redirect, or a response that the page has thrown on purpose.
    if (!(error instanceof Error)) throw error;
    if (hadToken) await redirectIfSessionEnded(services, here);
    // Somebody signed in or out while the page was loading, so its queries were removed: it is loaded again.
    if (isCancelledError(error)) throw redirect(here);
    if (isApiError(error) && error.kind === 'unauthorized') throw redirect(paths.login());
    if (isApiError(error) && error.kind === 'maintenance') throw redirect(paths.maintenance());
    throw routeErrorResponse(toPageError(error));
  }
}
