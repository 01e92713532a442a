/** What input methods write for the hyphen of a number; between its characters only, as ー is a letter too. */
const DASHES = /(?<=[0-9A-Za-z])[‐‑‒–—―−ー](?=[0-9A-Za-z])/g;
const WHOLE_NUMBER = /^\d{1,9}$/;

/** A product number in the form in which shops store theirs: half-width, without spaces around it. Zeros in front stay. */
export const readDeskCode = (written: string): string =>
  written.normalize('NFKC').replace(DASHES, '-').trim();

/** The forms in which a number may be stored: as it is written, and in capitals. */
export const storedForms = (code: string): readonly string[] => [...new Set([code, code.toUpperCase()])];

/** A whole number above zero, written in half- or full-width digits; null for anything else. */
export function readDeskQuantity(written: string): number | null {
  const text = written.normalize('NFKC').trim();
  const quantity = WHOLE_NUMBER.test(text) ? Number(text) : 0;
  return quantity > 0 ? quantity : null;
}
