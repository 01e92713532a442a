import type { ApiClient } from '@shop/api-client/api-client';
import { resolveTheme } from '@shop/theming/resolve-theme';
import type { QueryClient } from '@tanstack/react-query';
import { themes } from 'virtual:shop-themes';
import { loadSettings } from '../site/load-settings';
import type { PageDefinition } from './define-page';

/**
 * Loads what the shop's theme needs to render a page, so that nothing suspends. Where the settings cannot be fetched,
 * it is the theme that every namespace falls back to.
 */
export async function loadThemeParts(
  queryClient: QueryClient,
  api: ApiClient,
  page: Pick<PageDefinition, 'id' | 'layout'>,
): Promise<void> {
  const settings = await loadSettings(queryClient, api).catch(() => null);
  const theme = resolveTheme(themes, settings?.namespace);
  await Promise.all([
    theme.pages[page.id].load(),
    theme.layouts[page.layout].load(),
    ...Object.values(theme.slots).map((slot) => slot.load()),
  ]);
}
