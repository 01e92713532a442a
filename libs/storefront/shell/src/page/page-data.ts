import type { PageHead } from '../document/page-head';

/** What a page's loader returns. */
export interface PageData {
  readonly head: PageHead;
  /** The queries that the server fetched for this page, as JSON; `null` in the browser, where the query cache has them. */
  readonly state: string | null;
  /** The session must be refreshed before the page can be loaded; until then a neutral placeholder is shown. */
  readonly isPending: boolean;
}

/** The head in the loader data of a match, whatever the data is. */
export function headOf(data: unknown): PageHead {
  if (typeof data !== 'object' || data === null || !('head' in data)) return {};
  const { head } = data;
  return typeof head === 'object' && head !== null ? head : {};
}
