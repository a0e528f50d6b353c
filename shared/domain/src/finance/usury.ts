/** A usury threshold of the Banque de France: valid from one calendar day to another, both included. */
export interface UsuryThreshold {
  /** Percent. */
  readonly rate: number;
  readonly from: string;
  readonly to: string;
}

/** Fixed rate, property, 20 years and more: the last one found in public material. Outside its quarter it says nothing. */
export const usuryThresholdFrom20Years: UsuryThreshold = { rate: 5.09, from: '2025-10-01', to: '2025-12-31' };

/**
 * Whether a TAEG (percent) exceeds the threshold on a calendar day in Paris (L. 314-6). `unknown` outside the days of the
 * threshold: it is then to be checked with the Banque de France, with no verdict.
 */
export function usuryVerdict(
  taeg: number,
  threshold: UsuryThreshold,
  today: string,
): 'below' | 'above' | 'unknown' {
  if (today < threshold.from || today > threshold.to) return 'unknown';
  return taeg > threshold.rate ? 'above' : 'below';
}
