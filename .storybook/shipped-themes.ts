/// <reference types="vite/types/importMeta.d.ts" />
import { orderThemes } from '@shop/testing-react/story/choose-theme';
import type { ThemeList } from '@shop/theming/resolve-theme';

/** The themes of all shops: a new shop's are listed without a line here. */
export const SHIPPED_THEMES = orderThemes(
  Object.values(
    import.meta.glob<ThemeList>('../apps/storefront-*/app/themes.ts', { eager: true, import: 'themes' }),
  ).flat(),
);
