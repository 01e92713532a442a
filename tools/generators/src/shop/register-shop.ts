import { type Tree } from '@nx/devkit';
import { MissingPlaceError, addImport, insertBefore } from '../edit-file';
import { SHOP_LIST } from '../shop-list-file';
import { factsEntry } from './facts-entry';
import type { ShopNames } from './shop-options';

const SEED = 'libs/server/shop-api/src/seed';
/** The API's port where nothing else is configured. */
const PORT_BASE = 4000;

/** The port of a shop, counted from that of the API. Throws where another shop has it. */
function portOffset(tree: Tree, port: number | undefined): number {
  const list = tree.read(SHOP_LIST, 'utf8') ?? '';
  const taken = [...list.matchAll(/portOffset: (\d+)/g)].map(([, offset]) => Number(offset));
  if (taken.length === 0) throw new MissingPlaceError(SHOP_LIST, 'portOffset');
  const offset = port === undefined ? Math.max(...taken) + 1 : port - PORT_BASE;
  if (taken.includes(offset))
    throw new Error(`The port ${PORT_BASE + offset} belongs to another shop; ${SHOP_LIST} lists the ports.`);
  return offset;
}

/** An entry of the list of shops. */
const listEntry = (name: string, offset: number) => `\
  {
    name: '${name}',
    portOffset: ${offset},
    channel: '${name}',
    theme: '${name}',
    themes: ['${name}'],
    origin: 'http://${name}.localhost:{port}',
    seed: '${name}',
  },
`;

/** Enters a shop into the list of shops and into every register of the seed. */
export function registerShop(tree: Tree, shop: ShopNames, port: number | undefined): void {
  const { name, variable } = shop;
  const key = name.includes('-') ? `'${name}'` : name;
  const seeds = `${SEED}/shops/all-shops.ts`;
  const contents = `${SEED}/content/all-content.ts`;
  insertBefore(tree, SHOP_LIST, /^\]\);/m, listEntry(name, portOffset(tree, port)));
  addImport(tree, seeds, `${variable}Shop`, `./${name}-shop`);
  insertBefore(tree, seeds, /^\};/m, `  ${key}: ${variable}Shop,\n`);
  addImport(tree, contents, `${variable}Content`, `./${name}-content`);
  insertBefore(tree, contents, /^\} satisfies/m, `  ${key}: ${variable}Content,\n`);
  insertBefore(tree, `${SEED}/content/shop-facts.ts`, /^\} satisfies/m, factsEntry(key, shop));
}
