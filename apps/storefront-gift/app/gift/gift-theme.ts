import { simpleTheme } from '@shop/theme-simple/theme';
import { extendTheme } from '@shop/theming/extend-theme';

/** Gifts for every occasion: rose and paper. */
export const giftTheme = extendTheme(simpleTheme, {
  name: 'gift',
  namespaces: ['gift'],
  tokens: {
    color: {
      background: '#fdf8f8',
      subtle: '#f6eaec',
      primary: '#8a2c55',
      primaryHover: '#6d2143',
      link: '#7a2f6b',
    },
  },
});
