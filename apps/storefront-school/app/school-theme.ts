import { simpleTheme } from '@shop/theme-simple';
import { extendTheme } from '@shop/theming';

/** School uniforms for families: navy and white. */
export const schoolTheme = extendTheme(simpleTheme, {
  name: 'school',
  namespaces: ['school'],
  tokens: {
    color: {
      background: '#f8f9fc',
      subtle: '#e9eef8',
      primary: '#1f3a7a',
      primaryHover: '#162b5c',
      link: '#1f4fa3',
    },
  },
});
