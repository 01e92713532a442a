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
  tokens: {
    color: {
      background: '#fdf8f3',
      subtle: '#f7ebe1',
      primary: '#8f2230',
      primaryHover: '#741a26',
      accent: '#8a5a00',
    },
  },
  words: { 'layout-block': { moreNew: '冬の新着商品をもっと見る' } },
  parts: { 'product-card': themePart(() => import('./festive-product-card'), { overridesVersion: 1 }) },
  slots: {
    'header-notice': themeSlot(() => import('./festive-header-notice')),
    'home-lead': themeSlot(() => import('./festive-greeting')),
  },
});
