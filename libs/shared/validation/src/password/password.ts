/** The fewest characters of a new password. account §5 */
export const PASSWORD_MIN_LENGTH = 8;
/** Letters, digits and three signs, with a letter and a digit at least. */
const PASSWORD = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d\-_.]+$/;

/** A new password: 8 characters or more, a letter and a digit at least, - _ . allowed. account §5 */
export function isPassword(text: string): boolean {
  return text.length >= PASSWORD_MIN_LENGTH && PASSWORD.test(text);
}

/** The first character of a new password that is neither allowed nor what the rule asks for; null: there is none. account §5 */
export const refusedPasswordCharacter = (text: string): string | null =>
  /[^A-Za-z\d\-_.]/u.exec(text)?.[0] ?? null;

/** The rule in the words of password managers, so that the passwords that they suggest pass. */
export const PASSWORD_RULES = `minlength: ${PASSWORD_MIN_LENGTH}; required: lower, upper; required: digit; allowed: [-_.];`;
