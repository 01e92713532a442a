/** The error codes of calls about ecommerce events. core §8 */
export const ECOMMERCE_EVENT_ERRORS = {
  /** 404: does not exist, or is not shown to the caller. */
  notFound: 'ecommerce_event.not_found',
} as const;
