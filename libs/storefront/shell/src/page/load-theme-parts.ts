import type { ApiClient } from '@shop/api-client/api-client';
import { resolveTheme } from '@shop/theming/resolve-theme';
import type { Theme } from '@shop/theming/theme';
import { loadPage } from '@shop/theming/theme-page';
import type { QueryClient } from '@tanstack/react-query';
import { themes } from 'virtual:shop-themes';
import { loadSettings } from '../site/load-settings';
import type { PageDefinition } from './define-page';

/**
 * Loads what the shop's theme needs to render a page, so that nothing suspends: its page and layout, and the parts and
 * slots that may be in them. Where the settings cannot be fetched,
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
    loadPage(theme, page.id),
    // The document shows its title, also where the theme has a page of its own.
    theme.pageTitles[page.id] ?? theme.allPages.load(),
    theme.layouts[page.layout].load(),
    loadPlaces(theme),
  ]);
}

/** Loads what a theme puts into the places of all its pages. */
export const loadPlaces = (theme: Pick<Theme, 'parts' | 'slots'>): Promise<unknown> =>
  Promise.all(
    [theme.parts, theme.slots].flatMap((group) =>
      Object.values(group).flatMap((part): readonly Promise<unknown>[] =>
        part === undefined ? [] : [part.load()],
      ),
    ),
  );
