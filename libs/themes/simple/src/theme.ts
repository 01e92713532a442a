import { defineTheme } from '@shop/theming/define-theme';
import { themePages } from '@shop/theming/theme-pages';
import { themeLayout } from '@shop/theming/theme-part';
import { startPageTitles } from './start-page-titles';
import { startPages } from './start-pages';
import type { SimpleCustomisation } from './simple-customisation';

/** Every page, plain and complete: the theme that all others fall back to. */
export const simpleTheme = defineTheme<SimpleCustomisation>({
  name: 'simple',
  namespaces: ['simple'],
  tokens: () => import('./tokens'),
  breakpoints: { small: 767, medium: 1023 },
  layouts: {
    default: themeLayout(() => import('./layouts/default/default-layout')),
    invalidChannel: themeLayout(() => import('./layouts/invalid-channel/invalid-channel-layout')),
    maintenance: themeLayout(() => import('./layouts/maintenance/maintenance-layout')),
    sample: themeLayout(() => import('./layouts/sample/sample-layout')),
    simple: themeLayout(() => import('./layouts/simple/simple-layout')),
  },
  pages: startPages,
  pageTitles: startPageTitles,
  allPages: themePages(() => import('./all-pages')),
  rules: {
    isNameKanaRequired: true,
    addressFormat: 'standard',
    keepsPositionBetween: 'products',
    hasCartQuotation: false,
    memberRecords: ['cards', 'memorials', 'measurements', 'nameEmbroidery'],
    hasSchoolCheck: false,
  },
});
