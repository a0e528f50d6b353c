/** The clients of one version. Each counts once, whatever it sent. */
export interface Heard {
  readonly clients: number;
  /** Those that it failed to load for, or that had a problem of it. */
  readonly withProblems: number;
}

export interface Compared {
  readonly version: string;
  readonly heard: Heard;
}

const MIN_AFFECTED = 5;
const MIN_POINTS = 10;

/** Percent of the clients; 0 while there are none. */
const shareOf = ({ withProblems, clients }: Heard): number => (100 * withProblems) / Math.max(1, clients);

const inWords = ({ clients, withProblems }: Heard): string => `${String(withProblems)} of ${String(clients)}`;

/**
 * The rule by which a canary is taken back (decision 0052): at least five clients with problems, and a share of them
 * that is ten points above that of the stable version.
 * @returns what operators read, "7 of 9 clients of 1.5.0 had problems, 0 of 60 of 1.4.2"; undefined while it may go on
 */
export function judgeCanary(canary: Compared, stable: Compared): string | undefined {
  const isBad =
    canary.heard.withProblems >= MIN_AFFECTED && shareOf(canary.heard) - shareOf(stable.heard) >= MIN_POINTS;
  return isBad
    ? `${inWords(canary.heard)} clients of ${canary.version} had problems, ${inWords(stable.heard)} of ${stable.version}`
    : undefined;
}
