import { simpleTheme } from '@shop/theme-simple/theme';
import type { SimpleCustomisation } from '@shop/theme-simple/simple-customisation';
import { extendTheme } from '@shop/theming/extend-theme';
import { themeLayout, themePage, themePart } from '@shop/theming/theme-part';
import type { DefaultCustomisation } from './default-customisation';

/** The general shop's own look: calm, with room for the pictures. */
export const defaultTheme = extendTheme<SimpleCustomisation, DefaultCustomisation>(simpleTheme, {
  name: 'default',
  namespaces: ['default'],
  tokens: () => import('./tokens'),
  // The button that stays at the foot of the screen would otherwise buy what is not in view.
  rules: { keepsPositionBetween: 'variants', memberRecords: ['cards', 'memorials'] },
  layouts: {
    default: themeLayout(() => import('./layouts/default/default-layout'), { overridesVersion: 1 }),
  },
  parts: {
    'block-head': themePart(() => import('./parts/section-head'), { overridesVersion: 1 }),
  },
  pages: {
    home: themePage(() => import('./pages/home/home-page'), { overridesVersion: 1 }),
    'product-list': themePage(() => import('./pages/product-list/product-list-page'), {
      overridesVersion: 1,
    }),
    'product-detail': themePage(() => import('./pages/product-detail/product-detail-page'), {
      overridesVersion: 1,
    }),
    mypage: themePage(() => import('./pages/mypage/mypage-page'), { overridesVersion: 1 }),
  },
});
