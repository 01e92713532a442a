import { ACCOUNT_PAGE_PATHS } from './account-page-paths';
import { CHECKOUT_PAGE_PATHS } from './checkout-page-paths';
import { CONTENT_PAGE_PATHS } from './content-page-paths';
import { GIFT_PAGE_PATHS } from './gift-page-paths';
import { ORDER_PAGE_PATHS } from './order-page-paths';
import { SHOP_PAGE_PATHS } from './shop-page-paths';

/**
 * The path pattern of every page, by the page's id. The framework's routes and every URL that the shop builds are made
 * from it: by `paths`, and by `contentPaths`, `checkoutPaths`, `accountPaths` and `giftPaths`, which stay out of the code that every page loads first.
 * A pattern matches with and without a slash at its end; a document that is requested with one is redirected.
 * core §2, account §2
 */
export const PAGE_PATHS = {
  ...SHOP_PAGE_PATHS,
  ...CONTENT_PAGE_PATHS,
  ...CHECKOUT_PAGE_PATHS,
  ...ACCOUNT_PAGE_PATHS,
  ...GIFT_PAGE_PATHS,
  ...ORDER_PAGE_PATHS,
};

/** The id of a page that has a path of its own. */
export type RoutedPageId = keyof typeof PAGE_PATHS;
