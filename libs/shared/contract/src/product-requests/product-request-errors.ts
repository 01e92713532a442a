/** The error codes of calls about product requests. core §8 */
export const PRODUCT_REQUEST_ERRORS = {
  /** 404: does not exist, or is not shown to the caller. */
  notFound: 'product_request.not_found',
} as const;
