import { simpleTheme } from '@shop/theme-simple/theme';
import { extendTheme } from '@shop/theming/extend-theme';
import { themePage, themePart, themeSlot } from '@shop/theming/theme-part';

/** Gifts for every occasion: paper, the red of its string, and brushed headings. */
export const giftTheme = extendTheme(simpleTheme, {
  name: 'gift',
  namespaces: ['gift'],
  tokens: {
    color: {
      background: '#fffcf9',
      subtle: '#f8ece4',
      text: '#33261f',
      border: '#ecdcd0',
      primary: '#97293a',
      primaryHover: '#761d2b',
      link: '#8a2c3f',
    },
    font: { heading: '"Hiragino Mincho ProN", "Yu Mincho", "Noto Serif JP", "Noto Serif CJK JP", serif' },
    radius: { sm: '0', md: '2px', lg: '2px' },
    text: { xl: '1.5rem', xxl: '1.875rem' },
    leading: { normal: '1.9' },
    space: { lg: '2.5rem', xl: '3.5rem', '2xl': '5.5rem' },
    width: { content: '70rem' },
  },
  parts: {
    header: themePart(() => import('./layout/gift-header'), { overridesVersion: 1 }),
    'product-card': themePart(() => import('./product/gift-card'), { overridesVersion: 1 }),
  },
  words: { 'several-destinations': { sendToSeveral: '複数のお届け先に贈る' } },
  slots: {
    'cart-note': themeSlot(() => import('./cart/several-recipients-note')),
  },
  rules: { memberRecords: ['cards', 'memorials'] },
  pages: {
    home: themePage(() => import('./home/gift-home-page'), { overridesVersion: 1 }),
    'product-list': themePage(() => import('./product-list/lookbook-page'), { overridesVersion: 1 }),
    'product-detail': themePage(() => import('./product-detail/gift-product-page'), { overridesVersion: 1 }),
    cart: themePage(() => import('./cart/gift-cart-page'), { overridesVersion: 1 }),
  },
});
