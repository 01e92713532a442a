import type { ApiClient } from '@shop/api-client/api-client';
import type { Theme } from '@shop/theming/theme';
import { resolveTheme } from '@shop/theming/resolve-theme';
import type { QueryClient } from '@tanstack/react-query';
import { themes } from 'virtual:shop-themes';
import type { ShopRoute } from '../route-table';
import { loadSettings } from '../site/load-settings';

/** Loads everything of a theme that drawing a route takes, so that nothing suspends. */
export async function loadThemeParts(theme: Theme, route: Pick<ShopRoute, 'page' | 'layout'>): Promise<void> {
  await Promise.all([
    theme.pages[route.page].load(),
    theme.layouts[route.layout].load(),
    ...Object.values(theme.slots).map((slot) => slot.load()),
  ]);
}

/** The same for the theme that the settings name; without settings for the one that everything falls back to. */
export async function loadPageParts(
  queryClient: QueryClient,
  api: ApiClient,
  route: Pick<ShopRoute, 'page' | 'layout'>,
): Promise<void> {
  const settings = await loadSettings(queryClient, api).catch(() => null);
  await loadThemeParts(resolveTheme(themes, settings?.namespace), route);
}
