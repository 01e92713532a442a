import { simpleTheme } from '@shop/theme-simple/theme';
import { extendTheme } from '@shop/theming/extend-theme';
import { themeLayout, themePage } from '@shop/theming/theme-part';
import { defaultTokens } from './tokens';

/** The general shop's own look: calm, with room for the pictures. */
export const defaultTheme = extendTheme(simpleTheme, {
  name: 'default',
  namespaces: ['default'],
  tokens: defaultTokens,
  layouts: {
    default: themeLayout(() => import('./layouts/default/default-layout'), { shadows: 1 }),
  },
  pages: {
    home: themePage(() => import('./pages/home/home-page'), { shadows: 1 }),
    'product-list': themePage(() => import('./pages/product-list/product-list-page'), { shadows: 1 }),
    'product-detail': themePage(() => import('./pages/product-detail/product-detail-page'), { shadows: 1 }),
    mypage: themePage(() => import('./pages/mypage/mypage-page'), { shadows: 1 }),
  },
});
