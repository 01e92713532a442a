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
const LANDING_PART = new RegExp(`[\\\\/]pages[\\\\/](${LANDING_PAGES})[\\\\/]`);
/** Buttons, which nearly every page has. */
const BUTTONS = /[\\/]themes[\\/]simple[\\/]src[\\/]parts[\\/]primary-(?:button|link)\./;
/** The layout around them. */
const LAYOUT = /[\\/]layouts[\\/]default[\\/]/;

/**
 * The name of the chunk that a module of the workspace belongs to, by the roots that reach it. `null` leaves it to the
 * bundler. Only what a landing page needs is merged, so no landing page loads code of a page that nobody visits yet:
 * `shop` is what the documents start with and holds no styles, `theme` what the layout or several landing pages share,
 * and what one landing page shares with other pages is named after it.
 */
export function chunkNameOf(id: string, roots: ReadonlySet<string>): string | null {
  if (LIBRARY.test(id)) return null;
  const names = [...roots];
  // A landing page's route is a root itself, because an intended link imports it.
  if (roots.has(id) && !LANDING_ROUTE.test(id)) return null;
  if (names.some((name) => START.test(name) || LANDING_ROUTE.test(name))) return 'shop';
  if (roots.size < 2) return null;
  if (BUTTONS.test(id) || names.some((name) => LAYOUT.test(name))) return 'theme';
  const [page, ...others] = new Set(names.flatMap((name) => LANDING_PART.exec(name)?.[1] ?? []));
  return page === undefined || others.length === 0 ? (page ?? null) : 'theme';
}

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

/** How the browser's code is cut into files: libraries by package, what landing pages share, the rest by the bundler. */
export const clientChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'framework', test: FRAMEWORK, priority: 4 },
    { name: 'forms', test: FORMS, priority: 4 },
    { name: 'error-codes', test: ERROR_CODES, priority: 4 },
    group('shop', 3),
    group('theme', 2),
    { name: nameIn, debugName: 'landing pages', priority: 1 },
    { name: 'parts', test: PARTS, minShareCount: 4, priority: 0 },
  ],
};

/** Chunks that a build has, unless a pattern above no longer matches its files. */
const EXPECTED = ['framework', 'forms', 'shop', 'theme', ...LANDING_PAGES.split('|')];

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
