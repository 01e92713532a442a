import { type GeneratorCallback, type Tree, formatFiles } from '@nx/devkit';
import { addImport, insertBefore, requireNew } from '../edit-file';
import { nextSteps } from '../next-steps';
import { SHOP_LIST } from '../shop-list-file';
import generateShop from '../shop/generate-shop';
import { themeSteps } from './theme-steps';
import { writeTheme } from './write-theme';

/** The options of `nx g @shop/generators:theme`. */
export interface ThemeOptions {
  readonly name: string;
  /** The shop that gets it; a new one of the theme's name where left out. */
  readonly shop?: string;
  /** The Japanese name of a new shop. */
  readonly title?: string;
  readonly primary?: string;
}

/** What `npm run theme` does beside generating. */
const RESERVED: readonly string[] = ['accept', 'doctor', 'override', 'tokens'];

const DEFAULT_PRIMARY = '#1f4d3a';

/** The end of the list of themes in a shop's entry of the list of shops. */
const endOfThemes = (shop: string) => new RegExp(`(?<=name: '${shop}',[^}]*themes: \\[[^\\]]*)\\]`);

/**
 * Generates a theme: tokens, a word, a part, a slot, a page and a rule to begin with. It comes with a shop of its own,
 * which has seed data and an app; or with `shop` into the app of one that exists, as a further look for it.
 */
export default async function generateTheme(tree: Tree, options: ThemeOptions): Promise<GeneratorCallback> {
  const { name, shop, title = name, primary = DEFAULT_PRIMARY } = options;
  if (RESERVED.includes(name)) throw new Error(`${name} is a command of npm run theme: choose another name.`);
  return shop === undefined
    ? generateShop(tree, { name, title, primary })
    : generateFurtherTheme(tree, name, shop, primary);
}

async function generateFurtherTheme(
  tree: Tree,
  name: string,
  shop: string,
  primary: string,
): Promise<GeneratorCallback> {
  const app = `apps/storefront-${shop}/app`;
  if (!tree.exists(`${app}/themes.ts`))
    throw new Error(`There is no shop ${shop}: ${app}/themes.ts is missing.`);
  const folder = `${app}/${name}`;
  requireNew(tree, `${folder}/${name}-theme.ts`);
  const theme = writeTheme(tree, app, name, primary);
  addImport(tree, `${app}/themes.ts`, theme, `./${name}/${name}-theme`);
  insertBefore(tree, `${app}/themes.ts`, /,?\s*\];/, `, ${theme}`);
  insertBefore(tree, SHOP_LIST, endOfThemes(shop), `, '${name}'`);
  await formatFiles(tree);
  return nextSteps(
    `The theme ${name} is complete.`,
    `npm run dev -- ${shop} shows the shop`,
    `npm run shop -- settings set SITE.NAMESPACE ${name} --channel ${shop} switches it to the theme`,
    ...themeSteps(name, folder),
  );
}
