/** The most characters of a passkey's name. */
export const MAX_PASSKEY_NAME = 50;
