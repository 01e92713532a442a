import type { Plugin, Rolldown } from 'vite';
import { rootsOf } from './module-roots';

/** Libraries that every page runs on. */
const FRAMEWORK =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack|jotai|cookie|set-cookie-parser)[\\/]/;
/** Libraries and rules of pages with forms. */
const FORMS =
  /[\\/]node_modules[\\/](?:valibot|react-hook-form|@hookform)[\\/]|[\\/]shared[\\/]validation[\\/]/;
/** Error codes of the contract, which only commands read. */
const ERROR_CODES = /[\\/]contract[\\/]src[\\/].*error(?:s|-codes)\.ts/;
/** What themes are made of. */
const PARTS = /[\\/]libs[\\/](?:themes|ui)[\\/]/;
const LIBRARY = /[\\/]node_modules[\\/]/;

/** The browser's entry and the document: every page starts with them. */
const START = /[\\/]app[\\/](?:entry\.client|root)\.tsx/;
/** Most visits begin on one of these pages. */
const LANDING_PAGES = 'home|product-list|product-detail';
const LANDING_ROUTE = new RegExp(`[\\\\/]shell[\\\\/]src[\\\\/]pages[\\\\/](?:${LANDING_PAGES})\\.tsx`);
/** The page itself: what is beside it in its folder may be loaded later. */
const LANDING_PART = new RegExp(`[\\\\/]pages[\\\\/](${LANDING_PAGES})[\\\\/]\\1-page\\.`);
/**
 * What a shopper's first move and an intended product load, and the first command on the cart: modules that are imported
 * dynamically. Whatever they share with forms would bring the libraries of forms along.
 */
const ON_DEMAND = [
  ['interactive', /[\\/]interactive[\\/]interactive-code\.ts/],
  ['around-product', /[\\/](?:prefetch-around-product|catalogue[\\/]src[\\/]to-product)\.ts/],
  ['cart-commands', /[\\/]cart[\\/]src[\\/]lazy-cart-commands\.ts/],
  ['tracking', /[\\/]tracking[\\/]tracking\.tsx/],
] as const;
/** It is imported dynamically with a response, and by what shows orders and carts, whose chunks would take it along. */
const PRODUCT_VIEWS = /[\\/]catalogue[\\/]src[\\/]to-product\.ts/;
/** The route of a page, by whose id its file is called. */
const ROUTE = /[\\/]shell[\\/]src[\\/]pages[\\/]([\w-]+)\.tsx/;
/** A member's pages, which are visited one after the other. */
const ACCOUNT =
  /^(?:address|bookmark|card|ec|favourite|inquiry|leave|login|logout|measurement|memorial|message|mypage|name|oauth|order|passkey|password|point|product-history|register|reminder|request|reset|search-history|statements|user|verify)/;
const FAMILIES = ['account', 'content'] as const;

/** The family of a page's route; `null` for any other module. */
function familyOf(root: string): (typeof FAMILIES)[number] | null {
  const page = ROUTE.exec(root)?.[1];
  return page === undefined ? null : ACCOUNT.test(page) ? 'account' : 'content';
}

/** The pages that say what is wrong: they open fast and take along nothing of the pages that they stand in for. */
const ERROR_PAGE = /[\\/](?:pages[\\/](?:error|not-found)|layouts[\\/](?:simple|plain))[\\/]/;
/** What they and their layout share with other pages. */
const ERROR_CHUNK = 'error-pages';

/** What is further down on a product's page. Its styles are part of the first HTML, its code is loaded later. */
const BELOW_PRODUCT = /[\\/]themes[\\/][\w-]+[\\/]src[\\/]product[\\/]product-(?:further|promise|story)\.tsx/;
/** What it shares with other pages. In a chunk of theirs it would bring their styles into the first HTML of a product. */
const BELOW_PRODUCT_CHUNK = 'below-product';
/** What shows the blocks of the homes, apart for those at their top: loaded by acting, with styles in the first HTML. */
const LEAD_BLOCKS = /[\\/](?:[\w-]+-)?lead-block\.tsx/;
const MORE_BLOCKS = /[\\/](?:[\w-]+-)?more-block\.tsx/;
const isBlocks = (root: string) => LEAD_BLOCKS.test(root) || MORE_BLOCKS.test(root);
/** What several of them share, and nobody else. */
const BLOCKS = ['blocks', 'lead-blocks', 'more-blocks'] as const;

/** Fields of forms, and what is said about them. */
const FIELDS = /[\\/]ui[\\/]kit[\\/]src[\\/](?:[\w-]*field[\w-]*|live-message|notice|visually-hidden)[\\/.]/;
/** What a product that is sold out shares with many pages: with their chunk its first HTML would get their styles. */
const NEEDS_SCRIPT = /[\\/]parts[\\/]needs-script/;
/** Buttons, which nearly every page has. */
const BUTTONS = /[\\/]themes[\\/]simple[\\/]src[\\/]parts[\\/]primary-(?:button|link)\./;
/** The layout around them. */
const LAYOUT = /[\\/]layouts[\\/]default[\\/]/;

/**
 * The name of the chunk that a module of the workspace belongs to, by the roots that reach it. `null` leaves it to the
 * bundler. Only what a landing page needs is merged, so no landing page loads code of a page that nobody visits yet:
 * `shop` is what the documents start with and holds no styles, `theme` what the layout or several landing pages share,
 * and what one landing page shares with other pages is named after it. What a shopper loads by acting shares one chunk
 * with all pages: many small ones, found one after the other, would delay the first press. What routes share with the
 * pages that they show is one chunk for each family of pages: the manifest of routes, which every first load has, names
 * each chunk.
 */
export function chunkNameOf(id: string, roots: ReadonlySet<string>): string | null {
  if (LIBRARY.test(id)) return null;
  if (PRODUCT_VIEWS.test(id)) return 'around-product';
  const names = [...roots];
  // A landing page's route is a root itself, because an intended link imports it.
  if (roots.has(id) && !LANDING_ROUTE.test(id)) return null;
  if (names.some((name) => START.test(name) || LANDING_ROUTE.test(name))) return 'shop';
  if (roots.size < 2) return null;
  if (BUTTONS.test(id) || names.some((name) => LAYOUT.test(name))) return 'theme';
  const [page, ...others] = new Set(names.flatMap((name) => LANDING_PART.exec(name)?.[1] ?? []));
  if (others.length > 0) return 'theme';
  if (page !== undefined && page !== 'home' && names.some(isBlocks)) return 'theme';
  // With the chunk of another page the first HTML of a product would get the styles of that page.
  if (page === 'product-list' && names.some((name) => BELOW_PRODUCT.test(name))) return null;
  if (page !== undefined) return page;
  // Before what is further down and the blocks of homes, whose chunks bring more than the first move needs.
  const onDemand = ON_DEMAND.find(([, root]) => names.some((name) => root.test(name)));
  if (onDemand !== undefined) return onDemand[0];
  if (names.some((name) => BELOW_PRODUCT.test(name))) return BELOW_PRODUCT_CHUNK;
  if (names.every((name) => LEAD_BLOCKS.test(name))) return 'lead-blocks';
  if (names.every((name) => MORE_BLOCKS.test(name))) return 'more-blocks';
  if (names.every(isBlocks)) return 'blocks';
  if (names.some((name) => ERROR_PAGE.test(name))) return ERROR_CHUNK;
  const [family, ...otherFamilies] = new Set(names.flatMap((name) => familyOf(name) ?? []));
  return family === undefined || otherFamilies.length > 0 ? null : family;
}

/** Whether a file holds what the code that a shopper loads by acting shares with other pages. */
export const isOnDemandChunk = (name: string): boolean => ON_DEMAND.some(([chunk]) => chunk === name);

const nameIn = (id: string, context: Rolldown.ChunkingContext): string | null =>
  chunkNameOf(
    id,
    rootsOf(id, (module) => context.getModuleInfo(module)),
  );

/** The group of one name: a group takes along what its modules import, so the most general one comes first. */
const group = (chunk: string, priority: number): Rolldown.CodeSplittingGroup => ({
  priority,
  debugName: chunk,
  name: (id, context) => (nameIn(id, context) === chunk ? chunk : null),
});

/** The workspace's chunks. What the first load has comes first, so that it takes nothing of what is loaded later. */
const CHUNKS = [
  ...['shop', 'theme', ...LANDING_PAGES.split('|')],
  ...ON_DEMAND.map(([name]) => name),
  ...FAMILIES,
];
const LIBRARIES = { priority: CHUNKS.length + 2 };

/** How the browser's code is cut into files: libraries by package, what landing pages share, the rest by the bundler. */
export const clientChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { ...LIBRARIES, name: 'framework', test: FRAMEWORK },
    { ...LIBRARIES, name: 'forms', test: FORMS },
    { ...LIBRARIES, name: 'error-codes', test: ERROR_CODES },
    ...CHUNKS.map((chunk, position) => group(chunk, CHUNKS.length + 1 - position)),
    group(BELOW_PRODUCT_CHUNK, 2),
    group(ERROR_CHUNK, 2),
    ...BLOCKS.map((chunk, position) => group(chunk, 1 + (BLOCKS.length - position) / (BLOCKS.length + 1))),
    { name: 'fields', test: FIELDS, minShareCount: 4, priority: 1 },
    { name: 'needs-script', test: NEEDS_SCRIPT, minShareCount: 2, priority: 1 },
    { name: 'parts', test: PARTS, minShareCount: 4, priority: 0 },
  ],
};

/** Chunks that a build has, unless a pattern above no longer matches its files. */
const EXPECTED = ['framework', 'forms', ...CHUNKS];

/** Fails the build when a chunk is missing: files have moved, and the patterns of this module have not. */
export function expectedChunksPlugin(): Plugin {
  return {
    name: 'shop-expected-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const names = new Set(Object.values(bundle).map(({ name }) => name));
      const missing = EXPECTED.filter((name) => !names.has(name));
      if (missing.length > 0)
        this.error(`No module is in the chunks ${missing.join(', ')}: see client-chunks.ts.`);
    },
  };
}
