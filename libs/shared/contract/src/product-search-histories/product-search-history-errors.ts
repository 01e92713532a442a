/** The error codes of calls about product search historys. core §8 */
export const PRODUCT_SEARCH_HISTORY_ERRORS = {
  /** 404: does not exist, or is not shown to the caller. */
  notFound: 'product_search_history.not_found',
} as const;
