/** The error codes of calls about products. core §8 */
export const PRODUCT_ERRORS = {
  /** 404: does not exist, or is not shown to the caller. */
  notFound: 'product.product_not_found',
} as const;
