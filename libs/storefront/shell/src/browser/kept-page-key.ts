/** Where a page that is about to be loaded anew is kept, in this tab only. */
export const KEPT_PAGE_KEY = 'shop-kept-page';
