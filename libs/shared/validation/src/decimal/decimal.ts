const NUMBER = /^[+-]?\d+(?:\.(\d+))?$/;
const GROUPED = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

/** A number with at most so many decimal places; empty passes. core §5 */
export function isDecimal(text: string, maxPlaces: number): boolean {
  if (text === '') return true;
  const match = NUMBER.exec(text);
  return match !== null && (match[1] ?? '').length <= maxPlaces;
}

/** Half width, without the commas of thousands: `１，２３４．５` becomes `1234.5`. */
export function normaliseDecimal(text: string): string {
  const narrow = text
    .normalize('NFKC')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/\s+/g, '');
  return GROUPED.test(narrow) ? narrow.replace(/,/g, '') : narrow;
}
