import { type GeneratorCallback, type Tree, formatFiles } from '@nx/devkit';
import { addImport, insertBefore, requireNew } from '../edit-file';
import { nextSteps } from '../next-steps';
import { SHOP_LIST } from '../shop-list-file';
import { writeTheme } from './write-theme';

/** The options of `nx g @shop/generators:theme`. */
export interface ThemeOptions {
  readonly name: string;
  readonly shop?: string;
  readonly primary?: string;
}

const DEFAULT_PRIMARY = '#1f4d3a';

/** The end of the list of themes in a shop's entry of the list of shops. */
const endOfThemes = (shop: string) => new RegExp(`(?<=name: '${shop}',[^}]*themes: \\[[^\\]]*)\\]`);

/**
 * Generates a theme of a shop: tokens that replace those of the simple theme, a part and a slot to begin with, its line
 * in the shop's app, and its namespace in the list of shops.
 */
export default async function generateTheme(tree: Tree, options: ThemeOptions): Promise<GeneratorCallback> {
  const { name, shop = 'default', primary = DEFAULT_PRIMARY } = options;
  const app = `apps/storefront-${shop}/app`;
  if (!tree.exists(`${app}/themes.ts`))
    throw new Error(`There is no shop ${shop}: ${app}/themes.ts is missing.`);
  const folder = `${app}/${name}`;
  const file = `${folder}/${name}-theme.ts`;
  requireNew(tree, file);
  const theme = writeTheme(tree, app, name, primary);
  addImport(tree, `${app}/themes.ts`, theme, `./${name}/${name}-theme`);
  insertBefore(tree, `${app}/themes.ts`, /,?\s*\];/, `, ${theme}`);
  insertBefore(tree, SHOP_LIST, endOfThemes(shop), `, '${name}'`);
  await formatFiles(tree);
  return nextSteps(
    `The theme ${name} is complete.`,
    `npm run dev -- ${shop} shows the shop`,
    `npm run shop -- settings set SITE.NAMESPACE ${name} --channel ${shop} switches it to the theme`,
    `${file} takes tokens, words, parts, slots, rules and pages; the README ("A theme") says how`,
    `${folder} has a part (the product card) and a slot (a welcome on the home page) to begin with`,
  );
}
