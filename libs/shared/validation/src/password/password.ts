const PASSWORD = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d\-_.]{8,}$/;

/** A new password: 8 characters or more, a letter and a digit at least, - _ . allowed. account §5 */
export function isPassword(text: string): boolean {
  return PASSWORD.test(text);
}
