/** Half-width letters and digits; empty passes. core §5 */
export function isHalfWidthAlphaNum(text: string): boolean {
  return /^[A-Za-z0-9]*$/.test(text);
}
