/** The error codes of calls about collections. core §8 */
export const COLLECTION_ERRORS = {
  /** 404: does not exist, or is not shown to the caller. */
  notFound: 'collection.not_found',
} as const;
