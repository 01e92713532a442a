import { isApiError } from '@shop/api-client';
import { shopServicesContext } from '@shop/query';
import { paths } from '@shop/site';
import { isCancelledError } from '@tanstack/react-query';
import { type ClientLoaderFunctionArgs, redirect } from 'react-router';
import { rememberedPath, rememberPath } from './remembered-path';
import { decideGuard } from '../guards/decide-guard';
import type { PageDefinition } from '../pages/page-definition';
import { loadSettings } from '../site/load-settings';
import { loadPageParts } from '../page-route/load-page-parts';
import type { PageData } from '../page-route/page-data';
import { createPageFetcher } from '../page-route/page-fetcher';
import { readParams } from '../page-route/read-params';
import { failureResponse, toRouteFailure } from '../page-route/route-failure';

/**
 * The loader of a navigation: guard, then the theme's code and the data side by side, straight from the API.
 * Waits up to 3 s for the login check where the page depends on it. core §2, §9
 */
export async function loadInBrowser(
  page: PageDefinition,
  { context, params, request }: ClientLoaderFunctionArgs,
): Promise<PageData> {
  const { api, queryClient, session } = context.get(shopServicesContext);
  const url = new URL(request.url);
  const parts = loadPageParts(queryClient, api, page.route);
  try {
    const state = await session.whenChecked();
    const { guard } = page.route;
    if (guard !== 'public') {
      if (state.token !== null && !(await session.loginCheck())) throw redirect(paths.loginAgain());
      const settings = await loadSettings(queryClient, api);
      const decision = decideGuard({
        guard,
        session: await session.whenChecked(),
        settings,
        returnPath: rememberedPath(),
      });
      if (decision !== null) {
        if (decision.remembersPage) rememberPath(url.pathname + url.search);
        throw redirect(decision.to);
      }
    }
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
    if (isCancelledError(error)) {
      // The person changed while the page was loading: what was theirs has been dropped, and the page starts over.
      const { isRefreshFailed } = await session.whenChecked();
      throw redirect(isRefreshFailed ? paths.login() : url.pathname + url.search);
    }
    if (isApiError(error) && error.kind === 'unauthorized') throw redirect(paths.login());
    if (isApiError(error) && error.kind === 'maintenance') throw redirect(paths.maintenance());
    throw failureResponse(toRouteFailure(error));
  }
}
