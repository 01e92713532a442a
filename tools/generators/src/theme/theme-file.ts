import type { ThemeColours } from './theme-colours';

/** The text of a theme: the simple theme in colours of its own, with a part and a slot to begin with. */
export const themeFile = (name: string, variable: string, colours: ThemeColours) => `\
import { simpleTheme } from '@shop/theme-simple/theme';
import { extendTheme } from '@shop/theming/extend-theme';
import { themePart, themeSlot } from '@shop/theming/theme-part';

/** The theme of the namespace \`${name}\`: the simple theme in colours of its own. */
export const ${variable} = extendTheme(simpleTheme, {
  name: '${name}',
  namespaces: ['${name}'],
  tokens: {
    color: { primary: '${colours.primary}', primaryHover: '${colours.primaryHover}', link: '${colours.link}' },
  },
  parts: { 'product-card': themePart(() => import('./${name}-product-card'), { overridesVersion: 1 }) },
  slots: { 'home-lead': themeSlot(() => import('./${name}-welcome')) },
});
`;
