import { categoriesQuery } from '@shop/feature-catalogue/categories-query';
import { staticPageUrlsQuery } from '@shop/feature-content/static-page-urls-query';
import { shopServicesContext } from '@shop/query/shop-services-context';
import { channelPrefixOf, settingsQuery } from '@shop/site/settings/settings-query';
import { colorSchemeQuery } from '@shop/site/settings/color-scheme-query';
import { consentCookie } from '@shop/site/storage/cookie-names';
import { publicSiteQuery } from '@shop/site/settings/public-site-query';
import { resolveTheme } from '@shop/theming/resolve-theme';
import type { Theme } from '@shop/theming/theme';
import type { ThemePart } from '@shop/theming/theme-part';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { themes } from 'virtual:shop-themes';
import { allowedApisContext } from '../document/shop-document';
import { dehydrateFetched } from '../page/dehydrate-fetched';
import { createPageFetcher } from '../page/page-fetcher';
import { routeErrorResponse, toRouteError } from '../page/route-error';
import { allowedApi } from '../site/allowed-api';
import { cspOriginsContext } from '../site/csp-origins';
import { differingBreakpoints } from '../site/differing-breakpoints';
import type { SiteData } from '../site/site-data';

/** The themes whose code is in this process, all of it. */
const loadedThemes = new WeakSet<Theme>();

/**
 * Loads the code of a theme into the server's process, so that no page suspends. All of it, because any route may end in
 * an error page.
 */
async function loadWholeTheme(namespace: string | null): Promise<void> {
  const theme = resolveTheme(themes, namespace);
  if (loadedThemes.has(theme)) return;
  const { pages } = await theme.allPages.load();
  const parts = [pages, theme.pages, theme.layouts, theme.parts, theme.slots].flatMap((group) =>
    Object.values<ThemePart<never> | undefined>(group),
  );
  await Promise.all(parts.flatMap((part) => (part?.loaded() === null ? [part.load()] : [])));
  loadedThemes.add(theme);
}

/** The colour scheme's values as CSS custom properties. */
const toProperties = (tokens: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]));

/** The API's URL that the server names, if the operator has allowed any; `null` for the shop's own origin. */
async function findApiBase(context: LoaderFunctionArgs['context']): Promise<string | null> {
  const allowed = context.get(allowedApisContext);
  if (allowed.length === 0) return null;
  const { api, queryClient } = context.get(shopServicesContext);
  const site = await queryClient.fetchQuery(publicSiteQuery(api));
  return allowedApi(site.apiBase, allowed);
}

/** The root loader: settings, colours and theme, which every page of the document needs. */
export async function loadSite({ context }: LoaderFunctionArgs): Promise<SiteData> {
  const { api, queryClient, channel } = context.get(shopServicesContext);
  try {
    await loadWholeTheme(null);
    const fetcher = createPageFetcher(queryClient);
    const [settings, colors] = await Promise.all([
      fetcher.fetch(settingsQuery(api)),
      queryClient.fetchQuery(colorSchemeQuery(api)),
      fetcher.prefetch(categoriesQuery(api)),
      fetcher.prefetch(staticPageUrlsQuery(api)),
    ]);
    await loadWholeTheme(settings.namespace);
    const apiBase = await findApiBase(context);
    const origins = context.get(cspOriginsContext);
    origins.apiOrigin = apiBase === null ? null : new URL(apiBase).origin;
    const channelPrefix = channelPrefixOf(queryClient, channel);
    if (settings.gtmId !== null) origins.tagManager = { consentCookie: consentCookie(channelPrefix) };
    return {
      apiBase,
      namespace: settings.namespace,
      channelPrefix,
      siteName: settings.siteName,
      colors: toProperties(colors.tokens),
      breakpoints: differingBreakpoints(settings, resolveTheme(themes, settings.namespace)),
      state: dehydrateFetched(queryClient, fetcher),
    };
  } catch (error) {
    const routeError = toRouteError(error);
    // The maintenance page uses the tag manager that the response has named. Settings there are none. core §3
    if (routeError.kind === 'maintenance' && routeError.gtmId !== null)
      context.get(cspOriginsContext).tagManager = {
        consentCookie: consentCookie(channelPrefixOf(queryClient, channel)),
      };
    throw routeErrorResponse(routeError);
  }
}
