import type { PageDefinition } from './define-page';

/** The `handle` that every page exports, so that `useMatches` finds its definition. */
export interface RouteHandle {
  readonly page: PageDefinition;
}

/** The page of the innermost match, or `null` where no page matched. */
export function pageOfMatches(matches: readonly { readonly handle: unknown }[]): PageDefinition | null {
  const handle = matches.at(-1)?.handle;
  return isRouteHandle(handle) ? handle.page : null;
}

const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'page' in handle;
