/** The text of a theme: the simple theme in colours of its own, with one of everything that a theme may change. */
export const themeFile = (name: string, variable: string) => `\
import { simpleTheme } from '@shop/theme-simple/theme';
import { extendTheme } from '@shop/theming/extend-theme';
import { themePage, themePart, themeSlot } from '@shop/theming/theme-part';

/** The theme of the namespace \`${name}\`: the simple theme in colours of its own. */
export const ${variable} = extendTheme(simpleTheme, {
  name: '${name}',
  namespaces: ['${name}'],
  tokens: () => import('./${name}-tokens'),
  words: { 'layout-block': { moreNew: '新着商品をもっと見る' } },
  parts: { 'product-card': themePart(() => import('./${name}-product-card'), { overridesVersion: 1 }) },
  slots: { 'home-lead': themeSlot(() => import('./${name}-welcome')) },
  pages: { home: themePage(() => import('./${name}-home-page'), { overridesVersion: 1 }) },
  rules: { keepsPositionBetween: 'products' },
});
`;
