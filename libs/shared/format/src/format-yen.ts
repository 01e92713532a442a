const THOUSANDS = /\B(?=(\d{3})+(?!\d))/g;

/** Integer yen with thousands separators: `12,300円`. core §9 */
export function formatYen(yen: number): string {
  return `${formatCount(yen)}円`;
}

/** A whole number with thousands separators: `12,300`. */
export function formatCount(value: number): string {
  const sign = value < 0 ? '-' : '';
  return `${sign}${Math.abs(Math.trunc(value)).toString().replace(THOUSANDS, ',')}`;
}

/** A consumer price: `12,300円（税込）`. */
export function formatPriceWithTax(yen: number): string {
  return `${formatYen(yen)}（税込）`;
}
