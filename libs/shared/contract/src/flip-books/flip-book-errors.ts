/** The error codes of calls about flip books. core §8 */
export const FLIP_BOOK_ERRORS = {
  /** 404: does not exist, or is not shown to the caller. */
  notFound: 'flip_book.not_found',
} as const;
