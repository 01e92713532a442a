import { type Tree, names } from '@nx/devkit';
import { themeColours } from './theme-colours';
import { productCard, welcome } from './theme-components';
import { themeFile } from './theme-file';

/**
 * Writes a theme with the components that it begins with into `app`, the folder of an app's own code. Returns the name of
 * the variable that its module exports.
 */
export function writeTheme(tree: Tree, app: string, name: string, primary: string): string {
  const { propertyName, className } = names(name);
  const variable = `${propertyName}Theme`;
  const folder = `${app}/${name}`;
  tree.write(`${folder}/${name}-theme.ts`, themeFile(name, variable, themeColours(name, primary)));
  for (const { file, code, styles } of [productCard(name, className), welcome(name, className)]) {
    tree.write(`${folder}/${file}.tsx`, code);
    tree.write(`${folder}/${file}.module.css`, styles);
  }
  return variable;
}
