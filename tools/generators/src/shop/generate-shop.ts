import { type GeneratorCallback, type Tree, formatFiles, names } from '@nx/devkit';
import { requireNew } from '../edit-file';
import { nextSteps } from '../next-steps';
import { addToLockfile } from './add-to-lockfile';
import { generateApp } from './app-files';
import { themeColours } from '../theme/theme-colours';
import { themeSteps } from '../theme/theme-steps';
import { contentFile } from './content-file';
import { registerShop } from './register-shop';
import { seedFile } from './seed-file';
import type { ShopNames, ShopOptions } from './shop-options';

const SEED = 'libs/server/shop-api/src/seed';
const DEFAULT_PRIMARY = '#1f4d3a';

/**
 * Generates a shop that is small and complete: its entry in the list of shops, seed data in every register, an app with a
 * theme of its own, and the app's entry in the lockfile. Returns what says how to start it.
 */
export default async function generateShop(tree: Tree, options: ShopOptions): Promise<GeneratorCallback> {
  const { name, title, port, primary = DEFAULT_PRIMARY } = options;
  const shop: ShopNames = { name, title, variable: names(name).propertyName };
  const [seed, content] = [`${SEED}/shops/${name}-shop.ts`, `${SEED}/content/${name}-content.ts`];
  requireNew(tree, `apps/storefront-${name}`, seed, content);
  // Throws before anything is written where text could not be read in the colour.
  themeColours(name, primary);
  registerShop(tree, shop, port);
  tree.write(seed, seedFile(shop));
  tree.write(content, contentFile(shop));
  generateApp(tree, shop, primary);
  addToLockfile(tree, name);
  await formatFiles(tree);
  return nextSteps(
    `The shop ${name} is complete: npm start serves it.`,
    ...themeSteps(name, `apps/storefront-${name}/app/${name}`),
    'package-lock.json has its app already; npm install would write the same.',
    'A database that exists gets the shop when the API starts the next time.',
  );
}
