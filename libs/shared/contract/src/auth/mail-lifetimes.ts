/** How long the link of a mail to a member is valid: mails and pages say it, and the server ends it. */
export const MAIL_LINK_HOURS = 1;

/** How long the six digits of a mail may be entered. */
export const MAIL_CODE_MINUTES = 10;

/** How long after a sign-in without a password a passkey can be added. */
export const FRESH_LOGIN_MINUTES = 10;
