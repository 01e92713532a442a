import * as QUERY_ROOTS from '@shop/query/query-roots';

/** The keys of the member's favourites. */
export const favouriteKeys = {
  all: [QUERY_ROOTS.favourites],
  page: (page: number) => [...favouriteKeys.all, page] as const,
  lists: [QUERY_ROOTS.favourites, 'lists'],
  list: (key: string, page: number) => [...favouriteKeys.all, 'list', key, page] as const,
} as const;

/** The keys of the member's bookmarks. */
export const bookmarkKeys = {
  all: [QUERY_ROOTS.bookmarks],
  page: (page: number) => [...bookmarkKeys.all, page] as const,
} as const;
