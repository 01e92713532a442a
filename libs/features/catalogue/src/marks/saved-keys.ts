/** Where the member's favourites stand in the query cache. */
export const FAVOURITES_KEY = ['favourites'] as const;
/** Where the member's bookmarks stand. */
export const BOOKMARKS_KEY = ['bookmarks'] as const;
/** Where viewing histories stand. */
export const VIEWING_HISTORY_KEY = ['viewing-history'] as const;
