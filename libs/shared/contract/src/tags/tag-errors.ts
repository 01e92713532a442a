/** The error codes of calls about tags. core §8 */
export const TAG_ERRORS = {
  /** 422: the password does not open the tag. */
  wrongPassword: 'tag.wrong_password',
} as const;
