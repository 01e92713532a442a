/**
 * Splits `total` (whole yen) over parts by weight, to the yen: the parts always add up to the total. The yen left
 * after rounding down go to the largest remainders, earlier parts first. BigInt inside, so that yen × yen is exact.
 */
export function allocateByWeight(total: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? total : 0));
  const shares = weights.map((weight, index) => {
    const product = BigInt(total) * BigInt(weight);
    return { index, amount: product / sum, remainder: product % sum };
  });
  let left = BigInt(total) - shares.reduce((all, share) => all + share.amount, 0n);
  const byRemainder = [...shares].sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  );
  for (const share of byRemainder) {
    if (left === 0n) break;
    share.amount += 1n;
    left -= 1n;
  }
  return shares.map((share) => Number(share.amount));
}
