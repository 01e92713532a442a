import type { Tree } from '@nx/devkit';
import path from 'node:path';

/** Where a theme is: the file of its value, and the folder of what belongs to it. */
export interface ThemeFile {
  readonly file: string;
  readonly folder: string;
}

const APPS = 'apps';
const STOREFRONT = 'storefront-';
const LIBRARIES = 'libs/themes';

/** The code of the apps of the shops. */
export const shopApps = (tree: Tree): readonly string[] =>
  tree
    .children(APPS)
    .filter((app) => app.startsWith(STOREFRONT))
    .map((app) => `${APPS}/${app}/app`);

const toThemeFile = (file: string): ThemeFile => ({ file, folder: path.posix.dirname(file) });

/** The file of a theme: in a library of its own, or in the app of a shop. Throws where there is none. */
export function findThemeFile(tree: Tree, name: string): ThemeFile {
  const inApps = shopApps(tree).map((app) => `${app}/${name}/${name}-theme.ts`);
  const file = [`${LIBRARIES}/${name}/src/theme.ts`, ...inApps].find((one) => tree.exists(one));
  if (file === undefined)
    throw new Error(
      `There is no theme ${name}: neither libs/themes/${name}/src/theme.ts nor apps/storefront-*/app/${name}/${name}-theme.ts.`,
    );
  return toThemeFile(file);
}

/** The files of all themes. */
export function findThemeFiles(tree: Tree): readonly ThemeFile[] {
  const ofLibraries = tree.children(LIBRARIES).map((name) => `${LIBRARIES}/${name}/src/theme.ts`);
  const ofApps = shopApps(tree).flatMap((app) =>
    tree.children(app).map((name) => `${app}/${name}/${name}-theme.ts`),
  );
  return [...ofLibraries, ...ofApps].filter((file) => tree.exists(file)).map(toThemeFile);
}

/** The text of a file. Throws where it is missing. */
export function readText(tree: Tree, file: string): string {
  const text = tree.read(file, 'utf8');
  if (text === null) throw new Error(`${file} is missing.`);
  return text;
}
