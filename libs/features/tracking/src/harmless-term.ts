/** A mail address, or so many digits that they may be a phone, card or order number. */
const PERSONAL = /@|\d{7,}/;

/**
 * A searched word as statistics may hold it; `null` for what may be somebody's mail address or number, which people paste
 * into a search by mistake.
 */
export function harmlessTerm(word: string): string | null {
  const term = word.normalize('NFKC').trim();
  return term === '' || PERSONAL.test(term.replaceAll(/[-\s]/g, '')) ? null : term;
}
