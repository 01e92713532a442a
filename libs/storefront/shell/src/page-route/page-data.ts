import type { DehydratedState } from '@tanstack/react-query';
import type { PageHead } from '../pages/page-definition';

/** What a page's loader answers. */
export interface PageData {
  readonly head: PageHead;
  /** What the server has fetched for this page; `null` in the browser, where the cache has it. */
  readonly state: DehydratedState | null;
  /** The session must be renewed before anything can be said: the neutral shell. */
  readonly isPending: boolean;
}

/** Reads a page's data off a match, whatever it holds. */
export function headOf(data: unknown): PageHead {
  if (typeof data !== 'object' || data === null || !('head' in data)) return {};
  const { head } = data;
  return typeof head === 'object' && head !== null ? head : {};
}
