import { ORDER_PAGE_PATHS } from './order-page-paths';
import { withQuery } from './path-with-query';

/** The URLs of the order desk and of the pages by which guests come back to their orders. */
export const orderPaths = {
  /** Where buyers order by product numbers, in the shops that have it. */
  desk: () => ORDER_PAGE_PATHS['order-desk'],
  /** The receipt of an order, with the key to it. */
  receipt: (orderNo?: string, token?: string) =>
    withQuery(ORDER_PAGE_PATHS['order-receipt'], { no: orderNo, t: token }),
  find: () => ORDER_PAGE_PATHS['order-find'],
} as const;
