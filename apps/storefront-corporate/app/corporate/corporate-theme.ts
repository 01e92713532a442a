import { simpleTheme } from '@shop/theme-simple/theme';
import { extendTheme } from '@shop/theming/extend-theme';

/** Furniture and fixtures for wholesale buyers: sober, in slate. The contact's kana is optional. core §5 */
export const corporateTheme = extendTheme(simpleTheme, {
  name: 'corporate',
  namespaces: ['corporate'],
  tokens: {
    color: {
      background: '#f7f8fa',
      subtle: '#e9edf2',
      primary: '#274a6d',
      primaryHover: '#1c3752',
      link: '#1d5a8c',
    },
  },
  rules: { isNameKanaRequired: false, hasCartQuotation: true },
});
