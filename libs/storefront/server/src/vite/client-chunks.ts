import type { Rolldown } from 'vite';
import { rootsOf } from './module-roots';

/** Every page starts from these: the browser's entry, the document, and the route where shoppers most often land. */
const START = /[\\/]app[\\/](?:entry\.client|root)\.tsx|[\\/]shell[\\/]src[\\/]pages[\\/]product-detail\.tsx/;
/** What stands on nearly every page: what these share with others is everybody's. */
const COMMON = /[\\/](?:default-layout|product-detail-page)\.tsx/;
/** Starts the browser when it is evaluated, so it stands in a file that nothing else imports. */
const ENTRY = /[\\/]app[\\/]entry\.client\.tsx/;
const ROUTE = /[\\/]shell[\\/]src[\\/]pages[\\/]/;
const LIBRARY = /[\\/]node_modules[\\/]/;
/** Libraries of every page; forms, dates and calls bring theirs when they are needed. */
const FRAMEWORK =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack|jotai|cookie|set-cookie-parser)[\\/]/;
const FORMS = /[\\/]node_modules[\\/](?:valibot|react-hook-form|@hookform)[\\/]/;
const FIELDS = /[\\/]site[\\/]src[\\/]form[\\/]|[\\/]shared[\\/]validation[\\/]/;
const DATES = /[\\/]node_modules[\\/]dayjs[\\/]|[\\/]format-date\.ts/;
/** Pages that are visited together share what they have in common. */
const FAMILIES = [
  ['checkout', /[\\/]cart(?:-[\w-]+)?-page\.tsx/],
  ['account', /[\\/](?:login|ec|mypage|order-\w+|bookmark|favourites)-page\.tsx/],
  ['frame', /-layout\.tsx|[\\/](?:error|not-found|maintenance)-page\.tsx/],
] as const;

const familyOf = (root: string): string => FAMILIES.find(([, pattern]) => pattern.test(root))?.[0] ?? 'lists';

/**
 * The file a module travels in: what every page needs in two files that change at different times, and what families of
 * pages share. `null`: it belongs to one page and stays with it.
 */
export function chunkNameOf(id: string, roots: ReadonlySet<string>): string | null {
  if (FRAMEWORK.test(id)) return 'framework';
  if (FORMS.test(id)) return 'forms';
  if (DATES.test(id)) return 'dates';
  if (LIBRARY.test(id) || ENTRY.test(id)) return null;
  const names = [...roots];
  const isFrom = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (isFrom(START)) return 'shop';
  if (roots.has(id) || roots.size < 2) return null;
  if (isFrom(COMMON)) return 'shop';
  if (isFrom(ROUTE)) return null;
  if (FIELDS.test(id)) return 'fields';
  return [...new Set(names.map(familyOf))].sort().join('-');
}

/** What is imported stands before what imports it, so that no file waits for a later one. */
const FILES = ['framework', 'forms', 'dates', 'shop', 'fields'] as const;
/** Files that every document names: nobody has to be told of them again. */
const ALWAYS_THERE = /[\\/](?:framework|shop)-[^\\/]+\.js$/;

/** True for the name of a file that the whole shop shares. */
export const isSharedFile = (name: string): boolean => FILES.some((file) => file === name);

/** What is fetched together with a file that is loaded by need. */
export const withoutAlwaysThere = (_file: string, needed: string[]): string[] =>
  needed.filter((file) => !ALWAYS_THERE.test(file));

const nameIn = (id: string, context: Rolldown.ChunkingContext): string | null =>
  chunkNameOf(
    id,
    rootsOf(id, (module) => context.getModuleInfo(module)),
  );

/** How the browser's code is cut into files. */
export const clientChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    ...FILES.map((file, position) => ({
      priority: FILES.length - position,
      debugName: file,
      name: (id: string, context: Rolldown.ChunkingContext) => (nameIn(id, context) === file ? file : null),
    })),
    { priority: 0, debugName: 'families', name: nameIn },
  ],
};
