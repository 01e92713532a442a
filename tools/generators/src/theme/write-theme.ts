import { type Tree, names } from '@nx/devkit';
import { themeColours } from './theme-colours';
import { tokensModule } from '../design-tokens/tokens-file';
import { noteVersion } from '../theme-sources/platform-version';
import { homePage, productCard, welcome } from './theme-components';
import { themeFile } from './theme-file';

/**
 * Writes a theme with the components that it begins with into `app`, the folder of an app's own code. Returns the name of
 * the variable that its module exports.
 */
export function writeTheme(tree: Tree, app: string, name: string, primary: string): string {
  const { propertyName, className } = names(name);
  const variable = `${propertyName}Theme`;
  const folder = `${app}/${name}`;
  tree.write(`${folder}/${name}-theme.ts`, themeFile(name, variable));
  tree.write(`${folder}/${name}-tokens.ts`, tokensModule(name, { color: themeColours(name, primary) }));
  for (const component of [productCard, welcome, homePage]) {
    const { file, code, styles } = component(name, className);
    tree.write(`${folder}/${file}.tsx`, code);
    if (styles !== null) tree.write(`${folder}/${file}.module.css`, styles);
  }
  noteVersion(tree, folder);
  return variable;
}
