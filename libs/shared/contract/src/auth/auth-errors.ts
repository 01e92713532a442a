/** The error codes of calls about sign-in. core §8 */
export const AUTH_ERRORS = {
  /** 422: the user name or the password is wrong. */
  loginFailed: 'auth.login_failed',
  /** 422: the code is wrong, used or expired. */
  verifyFailed: 'auth.verify_failed',
} as const;
