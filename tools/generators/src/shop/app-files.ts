import { type Tree } from '@nx/devkit';
import { MissingPlaceError } from '../edit-file';
import { writeTheme } from '../theme/write-theme';
import type { ShopNames } from './shop-options';

/** The shop whose app is copied: it has nothing beyond what every shop needs. */
const MODEL = 'gift';
/** The files of an app that are the same in every shop, or name nothing but the shop. */
const COPIED = [
  'app/entry.client.tsx',
  'app/entry.server.tsx',
  'app/root.tsx',
  'app/routes.ts',
  'package.json',
  'project.json',
  'react-router.config.ts',
  'server.ts',
  'tsconfig.app.json',
  'tsconfig.json',
  'vite.config.ts',
];

const themesFile = (name: string, theme: string) => `\
import type { ThemeList } from '@shop/theming/resolve-theme';
import { ${theme} } from './${name}/${name}-theme';

/** The themes this shop ships; the first is what an unknown namespace falls back to. */
export const themes: ThemeList = [${theme}];
`;

/** Writes the app of a shop: a copy of another one under its name, and a theme of its own. */
export function generateApp(tree: Tree, shop: ShopNames, primary: string): void {
  const { name } = shop;
  const app = `apps/storefront-${name}`;
  for (const file of COPIED) {
    const text = tree.read(`apps/storefront-${MODEL}/${file}`, 'utf8');
    if (text === null) throw new MissingPlaceError(`apps/storefront-${MODEL}`, file);
    tree.write(`${app}/${file}`, text.replaceAll(new RegExp(`\\b${MODEL}\\b`, 'g'), name));
  }
  const theme = writeTheme(tree, `${app}/app`, name, primary);
  tree.write(`${app}/app/themes.ts`, themesFile(name, theme));
}
