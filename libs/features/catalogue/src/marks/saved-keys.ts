/** Where the member's favourites stand in the query cache. */
export const FAVOURITES_KEY = ['favourites'] as const;
/** Where the member's bookmarks stand. */
export const BOOKMARKS_KEY = ['bookmarks'] as const;
