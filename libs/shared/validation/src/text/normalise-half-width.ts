const DASHES = /[‐‑‒–—―−－ー]/g;
const SPACES = /\s+/g;

/** Digits, letters and hyphens in half width, without spaces: `１２３－４５６７` becomes `123-4567`. */
export function normaliseHalfWidth(text: string): string {
  return text.normalize('NFKC').replace(DASHES, '-').replace(SPACES, '');
}
