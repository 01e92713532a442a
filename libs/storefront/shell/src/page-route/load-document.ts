import { isApiError } from '@shop/api-client/api-error';
import { shopServicesContext } from '@shop/query/shop-services-context';
import { sessionAtom } from '@shop/session/session-atoms';
import { channelPrefixOf } from '@shop/site/settings-query';
import { returnPathCookie } from '@shop/site/return-path';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { shopDocumentContext } from '../document/shop-document';
import { decideGuard } from '../guards/decide-guard';
import { guardedRoute } from '../guards/guarded-route';
import { loadSettings } from '../site/load-settings';
import type { PageDefinition } from '../pages/page-definition';
import { dehydrateAsked } from './dehydrate-asked';
import type { PageData } from './page-data';
import { createPageFetcher } from './page-fetcher';
import { readParams } from './read-params';
import { failureResponse, toPageFailure } from './route-failure';

const PENDING: PageData = { head: { isHidden: true }, state: null, isPending: true };

/**
 * The loader of a page's document: guard, then data. Someone whose token has expired gets the neutral shell where the
 * page needs to know them; the browser renews the token and loads the page.
 */
export async function loadDocument(
  page: PageDefinition,
  { context, params, request }: LoaderFunctionArgs,
): Promise<PageData> {
  const { api, queryClient, store, channel } = context.get(shopServicesContext);
  const document = context.get(shopDocumentContext);
  const url = new URL(request.url);
  try {
    const { guard } = guardedRoute(page.route, url.pathname);
    if (guard !== 'public') {
      if (document.session === 'expired') return PENDING;
      const settings = await loadSettings(queryClient, api);
      const decision = decideGuard({ guard, session: store.get(sessionAtom), settings, returnPath: null });
      if (decision !== null) {
        const prefix = channelPrefixOf(queryClient, channel);
        const cookie = decision.remembersPage ? returnPathCookie(url.pathname + url.search, prefix) : null;
        throw redirect(decision.to, cookie === null ? {} : { headers: { 'Set-Cookie': cookie } });
      }
    }
    const fetcher = createPageFetcher(queryClient);
    const head = await page.load({
      api,
      params: readParams(params),
      search: url.searchParams,
      isLogin: store.get(sessionAtom).isLogin,
      fetch: fetcher.fetch,
      prefetch: fetcher.prefetch,
    });
    return { head, state: dehydrateAsked(queryClient, fetcher), isPending: false };
  } catch (error) {
    // Redirects and failures that a page has already named are no errors.
    if (!(error instanceof Error)) throw error;
    // The API refuses a token that looked valid: revoked meanwhile. The browser finds out what is left of it.
    if (isApiError(error) && error.kind === 'unauthorized') return PENDING;
    throw failureResponse(toPageFailure(error));
  }
}
