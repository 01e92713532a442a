/** One of several fields at least is filled; spaces fill nothing. core §5 */
export function isAnyFilled(texts: readonly string[]): boolean {
  return texts.some((text) => text.trim() !== '');
}
