/**
 * Whether two samples may have the same distribution: the two-sided Mann–Whitney U test, with the normal approximation
 * and the correction for ties (valid from about twenty values each).
 * @returns the probability of a difference at least as large by chance alone, 0 to 1
 */
export function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((value) => ({ value, isOne: true })),
    ...other.map((value) => ({ value, isOne: false })),
  ].sort((a, b) => a.value - b.value);
  let rankSum = 0;
  let ties = 0;
  for (let start = 0; start < all.length;) {
    const equal = all.slice(start).findIndex(({ value }) => value !== all[start]?.value);
    const end = equal < 0 ? all.length : start + equal;
    // Tied values share the mean of their ranks, which start at 1.
    const rank = (start + 1 + end) / 2;
    rankSum += rank * all.slice(start, end).filter(({ isOne }) => isOne).length;
    ties += (end - start) ** 3 - (end - start);
    start = end;
  }
  const pairs = one.length * other.length;
  const u = rankSum - (one.length * (one.length + 1)) / 2;
  const spread = Math.sqrt((pairs / 12) * (all.length + 1 - ties / (all.length * (all.length - 1))));
  if (spread === 0) return 1;
  return Math.min(1, 2 * upperTail(Math.max(0, Math.abs(u - pairs / 2) - 0.5) / spread));
}

/** Upper tail of the standard normal distribution beyond `z` (Abramowitz and Stegun 26.2.17; error below 1e-7). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const sum = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153].reduce(
    (inner, factor) => (inner + factor) * t,
    0,
  );
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
