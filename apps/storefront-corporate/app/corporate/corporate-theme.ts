import { simpleTheme } from '@shop/theme-simple/theme';
import { extendTheme } from '@shop/theming/extend-theme';
import { themePage, themePart, themeSlot } from '@shop/theming/theme-part';

/** Furniture and fixtures for wholesale buyers: drawn in blue, lined in brass. The contact's kana is optional. core §5 */
export const corporateTheme = extendTheme(simpleTheme, {
  name: 'corporate',
  namespaces: ['corporate'],
  tokens: {
    color: {
      background: '#f4f6f8',
      subtle: '#e6ecf2',
      text: '#1d2630',
      border: '#d3dbe3',
      primary: '#1d4f7c',
      primaryHover: '#153b5d',
      link: '#1d5a8c',
    },
    radius: { sm: '0', md: '2px', lg: '2px' },
    width: { content: '80rem' },
  },
  parts: {
    header: themePart(() => import('./layout/corporate-header'), { overridesVersion: 1 }),
    price: themePart(() => import('./price/wholesale-price'), { overridesVersion: 1 }),
  },
  slots: {
    'header-note': themeSlot(() => import('./layout/corporate-notice')),
    'cart-note': themeSlot(() => import('./cart/order-desk-note')),
  },
  pages: {
    home: themePage(() => import('./home/corporate-home-page'), { overridesVersion: 1 }),
    'product-list': themePage(() => import('./product-list/wholesale-list-page'), { overridesVersion: 1 }),
    'product-detail': themePage(() => import('./product-detail/wholesale-product-page'), {
      overridesVersion: 1,
    }),
    cart: themePage(() => import('./cart/wholesale-cart-page'), { overridesVersion: 1 }),
  },
  rules: { isNameKanaRequired: false, hasCartQuotation: true, memberRecords: [] },
});
