/** The error codes of calls about passkeys. */
export const PASSKEY_ERRORS = {
  /** 422: an unknown passkey, a wrong signature, or a challenge that was used or has expired: nothing says which. */
  loginFailed: 'passkey.login_failed',
  /** 422: what the device answered does not fit the challenge, which may have been used or have expired. */
  registrationFailed: 'passkey.registration_failed',
  /** 422: the member has as many as are allowed. */
  limitExceeded: 'passkey.limit_exceeded',
  /** 422: nobody has shown yet that the account's mail address is the member's. */
  verifyEmailFirst: 'passkey.verify_email_first',
  /** 404: does not exist, or belongs to another member. */
  notFound: 'passkey.not_found',
} as const;
