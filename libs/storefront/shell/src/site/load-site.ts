import { categoriesQuery } from '@shop/feature-catalogue/categories-query';
import { staticPageUrlsQuery } from '@shop/feature-content/static-page-urls-query';
import { shopServicesContext } from '@shop/query/shop-services-context';
import { channelPrefixOf, settingsQuery } from '@shop/site/settings-query';
import { colorSchemeQuery } from '@shop/site/color-scheme-query';
import { consentCookie } from '@shop/site/cookie-names';
import { publicSiteQuery } from '@shop/site/public-site-query';
import type { Theme } from '@shop/theming/theme';
import { resolveTheme } from '@shop/theming/resolve-theme';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { themes } from 'virtual:shop-themes';
import { dehydrateAsked } from '../page-route/dehydrate-asked';
import { loadThemeParts } from '../page-route/load-page-parts';
import { createPageFetcher } from '../page-route/page-fetcher';
import { failureResponse, toRouteFailure } from '../page-route/route-failure';
import { SHOP_ROUTES } from '../route-table';
import { allowedApisContext } from '../document/shop-document';
import { allowedApi } from './allowed-api';
import { documentPartiesContext } from './document-parties';
import type { SiteData } from './site-data';

/** The pages that a failure shows: their code is there before anything can fail. */
const FAILURE_PARTS = [
  { page: 'not-found', layout: 'default' },
  { page: 'not-found', layout: 'invalidChannel' },
  { page: 'error', layout: 'simple' },
  { page: 'maintenance', layout: 'maintenance' },
] as const;

/** Themes whose code is there: code, the same for everybody. */
const loadedThemes = new WeakSet<Theme>();

/** Loads the code of every page of a theme into the server's process, once. */
async function loadWholeTheme(namespace: string | null): Promise<void> {
  const theme = resolveTheme(themes, namespace);
  if (loadedThemes.has(theme)) return;
  await Promise.all([...SHOP_ROUTES, ...FAILURE_PARTS].map((route) => loadThemeParts(theme, route)));
  loadedThemes.add(theme);
}

/** The scheme's values as custom properties. */
const toProperties = (tokens: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]));

/** The API that the server names and the shop allows; asked for only where the operator has listed any. */
async function findApiBase(context: LoaderFunctionArgs['context']): Promise<string | null> {
  const allowed = context.get(allowedApisContext);
  if (allowed.length === 0) return null;
  const { api, queryClient } = context.get(shopServicesContext);
  const site = await queryClient.fetchQuery(publicSiteQuery(api));
  return allowedApi(site.apiBase, allowed);
}

/** The root loader: settings, colours and theme, before any page of the document is drawn. */
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
    const parties = context.get(documentPartiesContext);
    parties.apiOrigin = apiBase === null ? null : new URL(apiBase).origin;
    const channelPrefix = channelPrefixOf(queryClient, channel);
    if (settings.gtmId !== null) parties.tagManager = { consentCookie: consentCookie(channelPrefix) };
    return {
      apiBase,
      namespace: settings.namespace,
      channelPrefix,
      siteName: settings.siteName,
      colors: toProperties(colors.tokens),
      state: dehydrateAsked(queryClient, fetcher),
    };
  } catch (error) {
    throw failureResponse(toRouteFailure(error));
  }
}
