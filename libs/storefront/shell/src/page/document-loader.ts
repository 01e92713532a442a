import { isApiError } from '@shop/api-client/is-api-error';
import { shopServicesContext } from '@shop/query/shop-services-context';
import { sessionAtom } from '@shop/session/session-atoms';
import { channelPrefixOf } from '@shop/site/settings/settings-query';
import { toMailedLink } from '@shop/site/paths/mailed-link';
import { returnPathCookie } from '@shop/site/paths/return-path';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { shopDocumentContext } from '../document/shop-document';
import { decideGuard } from '../guards/decide-guard';
import { cspOriginsContext } from '../site/csp-origins';
import { loadSettings } from '../site/load-settings';
import type { PageDefinition } from './define-page';
import { dehydrateFetched } from './dehydrate-fetched';
import type { PageData } from './page-data';
import { createPageFetcher } from './page-fetcher';
import { readParams } from './read-params';
import { routeErrorResponse, toPageError } from './route-error';

const PENDING: PageData = { head: { isHidden: true }, state: null, isPending: true };

/**
 * The loader of a page's document, on the server: first the guard, then the data. With an expired token a guarded page
 * is rendered as its placeholder; the browser refreshes the token and then loads the page.
 */
export const createDocumentLoader =
  (page: PageDefinition) =>
  async ({ context, params, request }: LoaderFunctionArgs): Promise<PageData> => {
    const { api, queryClient, store, clock, channel } = context.get(shopServicesContext);
    const document = context.get(shopDocumentContext);
    const url = new URL(request.url);
    const fetcher = createPageFetcher(queryClient);
    try {
      // Also for a placeholder: the page that takes its place has the policy of this document.
      if (page.loadFrameOrigin !== undefined)
        context.get(cspOriginsContext).frameOrigin = await page.loadFrameOrigin({
          api,
          fetch: fetcher.fetch,
        });
      const { guard } = page;
      if (guard !== 'public') {
        if (document.session === 'expired') return PENDING;
        const settings = await loadSettings(queryClient, api);
        const decision = decideGuard({
          guard,
          session: store.get(sessionAtom),
          settings,
          returnPath: null,
          mailedLink: toMailedLink(page.id, url.searchParams),
        });
        if (decision !== null) {
          const prefix = channelPrefixOf(queryClient, channel);
          const cookie = decision.remembersPage ? returnPathCookie(url.pathname + url.search, prefix) : null;
          throw redirect(decision.to, cookie === null ? {} : { headers: { 'Set-Cookie': cookie } });
        }
      }
      const head = await page.load({
        api,
        clock,
        params: readParams(params),
        search: url.searchParams,
        isLogin: store.get(sessionAtom).isLogin,
        fetch: fetcher.fetch,
        prefetch: fetcher.prefetch,
        loadSecondary: (load) => load(),
      });
      return { head, state: dehydrateFetched(queryClient, fetcher), isPending: false };
    } catch (error) {
      // A redirect, or a response that the page has thrown on purpose.
      if (!(error instanceof Error)) throw error;
      // The API rejects a token that looked valid, so it was revoked. The browser checks the session.
      if (isApiError(error) && error.kind === 'unauthorized') return PENDING;
      throw routeErrorResponse(toPageError(error));
    }
  };
