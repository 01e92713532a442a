/** The middle value; the mean of the two middle ones where their number is even. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** A ratio as `1/75` below one and `2.1×` from one. */
export function asRatio(value) {
  return value >= 1 ? `${value.toFixed(1)}×` : `1/${(1 / value).toFixed(1)}`;
}
