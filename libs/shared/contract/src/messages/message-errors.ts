/** The error codes of calls about messages. core §8 */
export const MESSAGE_ERRORS = {
  /** 404: does not exist, or is not shown to the caller. */
  notFound: 'message.not_found',
} as const;
