import { defaultTheme } from '@shop/theme-default/theme';
import { extendTheme } from '@shop/theming/extend-theme';
import { themePart, themeSlot } from '@shop/theming/theme-part';

/**
 * The seasonal theme of the general shop for the turn of the year, and the example of a theme that changes tokens, words,
 * parts and slots. The setting SITE.NAMESPACE = festive switches to it without a release.
 */
export const festiveTheme = extendTheme(defaultTheme, {
  name: 'festive',
  namespaces: ['festive'],
  tokens: () => import('./festive-tokens'),
  words: { 'layout-block': { moreNew: '冬の新着商品をもっと見る' } },
  parts: { 'product-card': themePart(() => import('./festive-product-card'), { overridesVersion: 1 }) },
  slots: {
    'header-note': themeSlot(() => import('./festive-header-note')),
    'home-lead': themeSlot(() => import('./festive-greeting')),
  },
});
