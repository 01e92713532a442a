import type { Tree } from '@nx/devkit';
import type { Theme } from '@shop/theming/theme';
import { findThemeFile } from './find-theme-file';
import type { LoadModule } from './module-loader';

const isTheme = (value: unknown, name: string): value is Theme =>
  typeof value === 'object' &&
  value !== null &&
  'namespaces' in value &&
  'name' in value &&
  value.name === name;

/** The value of a theme, from the file that is on the disk. Its pages and parts are loaded by need, so none of them is. */
export async function loadTheme(tree: Tree, load: LoadModule, name: string): Promise<Theme> {
  const { file } = findThemeFile(tree, name);
  const module = await load(file);
  const theme = Object.values(module).find((value: unknown) => isTheme(value, name));
  if (!isTheme(theme, name)) throw new Error(`${file} exports no theme of the name ${name}.`);
  return theme;
}
