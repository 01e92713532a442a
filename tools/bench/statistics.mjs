/**
 * The middle value; the mean of the two middle ones where their number is even, and NaN for no values.
 * @param {readonly number[]} values
 */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * The value that this share of the values do not exceed; NaN for no values.
 * @param {readonly number[]} values
 * @param {number} share e.g. 0.95
 */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/**
 * A ratio as `1/75` below one and `2.1×` from one.
 * @param {number} value
 */
export function asRatio(value) {
  return value >= 1 ? `${value.toFixed(1)}×` : `1/${(1 / value).toFixed(1)}`;
}
