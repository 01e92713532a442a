import type { ThemeColours } from './theme-colours';

/** The text of a theme: the simple theme in colours of its own. */
export const themeFile = (name: string, variable: string, colours: ThemeColours) => `\
import { simpleTheme } from '@shop/theme-simple/theme';
import { extendTheme } from '@shop/theming/extend-theme';

/** The theme of the namespace \`${name}\`: the simple theme in colours of its own. */
export const ${variable} = extendTheme(simpleTheme, {
  name: '${name}',
  namespaces: ['${name}'],
  tokens: {
    color: { primary: '${colours.primary}', primaryHover: '${colours.primaryHover}', link: '${colours.link}' },
  },
});
`;
