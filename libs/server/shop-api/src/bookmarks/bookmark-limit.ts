/** The most bookmarks that a member may have; sent as `x-limit`. */
export const BOOKMARK_LIMIT = 200;
