/**
 * Visible ASCII but for what stands around addresses: other scripts have letters that look the same, and some that nobody sees.
 */
const EMAIL = /^[!#-'*+\-./0-9=?A-Z^_`a-z{|}~]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;
/** The longest address that mail can carry (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

/**
 * One address as mail servers take it, in half width; lenient about dots before the @, as old carrier addresses break the
 * standard.
 */
export function isEmail(text: string): boolean {
  return text === '' || (text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text));
}
