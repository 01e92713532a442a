/** Under which name, after the shop's prefix, a tab keeps a page that is about to be loaded anew. */
export const KEPT_PAGE_NAME = 'kept_page';
