/** The machine codes of signing in through somebody else. */
export const OAUTH_ERRORS = {
  /** 404: the shop knows no such provider. */
  providerNotFound: 'oauth.provider_not_found',
  /** 422: wrong, used, too old, another browser's, or rejected by the provider. */
  failed: 'oauth.failed',
  /** 422: the provider has not verified the mail address, so that it proves nothing. */
  emailNotVerified: 'oauth.email_not_verified',
  /** 422: an account with that mail address exists; its owner signs in by password once and links it. */
  signInFirst: 'oauth.sign_in_first',
} as const;
