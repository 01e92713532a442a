/** The error codes of calls about popups. core §8 */
export const POPUP_ERRORS = {
  /** 404: does not exist, or is not shown to the caller. */
  notFound: 'popup.not_found',
} as const;
