import { simpleTheme } from '@shop/theme-simple/theme';
import { extendTheme } from '@shop/theming/extend-theme';

/** School uniforms for families: navy and white. Address labels hold full-width names and plain digits. account §5 */
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
  rules: { addressFormat: 'full-width' },
});
