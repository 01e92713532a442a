/** The error codes of calls about restock notices. core §8 */
export const RESTOCK_NOTICE_ERRORS = {
  /** 422: the product can be ordered now. */
  inStock: 'restock_notice.in_stock',
} as const;
