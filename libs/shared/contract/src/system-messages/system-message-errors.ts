/** The error codes of calls about system messages. core §8 */
export const SYSTEM_MESSAGE_ERRORS = {
  /** 404: does not exist, or is not shown to the caller. */
  notFound: 'system_message.not_found',
} as const;
