import { defaultTheme } from '@shop/theme-default/theme';
import { extendTheme } from '@shop/theming/extend-theme';
import { themePage, themeSlot } from '@shop/theming/theme-part';

/** The general shop at the turn of the year: the setting SITE.NAMESPACE = festive puts it on, without a release. */
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
  slots: { 'header-notice': themeSlot(() => import('./festive-header-notice')) },
  pages: { home: themePage(() => import('./festive-home-page'), { shadows: 1 }) },
});
