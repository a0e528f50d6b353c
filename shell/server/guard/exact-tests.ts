/** Natural logarithms of the factorials, as far as they were needed. */
const logFactorials = [0];

function logFactorial(number: number): number {
  for (let next = logFactorials.length; next <= number; next += 1)
    logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next));
  return logFactorials[number] ?? 0;
}

const logChoose = (of: number, chosen: number): number =>
  logFactorial(of) - logFactorial(chosen) - logFactorial(of - chosen);

/** So many of a group. */
export interface Share {
  readonly affected: number;
  readonly clients: number;
}

/**
 * Fisher's exact test, one-sided: how likely a group is hit at least this hard when chance alone decides which of all
 * clients are hit.
 * @returns a probability from 0 to 1
 */
export function fisherTail(group: Share, other: Share): number {
  const all = group.clients + other.clients;
  const hit = group.affected + other.affected;
  const most = Math.min(group.clients, hit);
  let tail = 0;
  for (let count = group.affected; count <= most; count += 1) {
    if (hit - count > other.clients) continue;
    tail += Math.exp(
      logChoose(group.clients, count) + logChoose(other.clients, hit - count) - logChoose(all, hit),
    );
  }
  return Math.min(1, tail);
}

/**
 * How likely at least so many of a group are hit when each is with this probability.
 * @param probability from 0 to 1
 */
export function binomialTail({ affected, clients }: Share, probability: number): number {
  if (affected <= 0 || probability >= 1) return 1;
  if (probability <= 0) return 0;
  let tail = 0;
  for (let count = affected; count <= clients; count += 1)
    tail += Math.exp(
      logChoose(clients, count) +
        count * Math.log(probability) +
        (clients - count) * Math.log(1 - probability),
    );
  return Math.min(1, tail);
}

/** The middle of sorted numbers; NaN without any. */
export function medianOf(sorted: readonly number[]): number {
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? NaN) + upper) / 2 : upper;
}

/**
 * The test of Mann and Whitney: by how many standard deviations a group is slower than chance makes it. Normal
 * approximation with ties and continuity, good from about ten values in each group on.
 * @param slower sorted
 * @param faster sorted
 * @returns 0 when nothing can be said
 */
export function rankSumDeviation(slower: readonly number[], faster: readonly number[]): number {
  const [n, m] = [slower.length, faster.length];
  const all = n + m;
  const values = [...slower, ...faster].sort((one, other) => one - other);
  let ties = 0;
  let rankSum = 0;
  let place = 0;
  for (let start = 0; start < all;) {
    let end = start;
    while (end < all && values[end] === values[start]) end += 1;
    const count = end - start;
    ties += count ** 3 - count;
    const rank = (start + 1 + end) / 2;
    for (; place < n && slower[place] === values[start]; place += 1) rankSum += rank;
    start = end;
  }
  const wins = rankSum - (n * (n + 1)) / 2;
  const variance = ((n * m) / 12) * (all + 1 - ties / (all * (all - 1)));
  return variance > 0 ? Math.max(0, wins - (n * m) / 2 - 0.5) / Math.sqrt(variance) : 0;
}
