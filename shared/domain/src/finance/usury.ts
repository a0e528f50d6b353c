/** A usury threshold of the Banque de France, valid between two calendar days, both included. */
export interface UsuryThreshold {
  /** Percent. */
  readonly rate: number;
  readonly from: string;
  readonly to: string;
}

/** Fixed rate, property, 20 years and more: the last threshold found in public material, valid only for its quarter. */
export const usuryThresholdFrom20Years: UsuryThreshold = { rate: 5.09, from: '2025-10-01', to: '2025-12-31' };

/**
 * Whether a TAEG (percent) exceeds the threshold on a calendar day in Paris (L. 314-6). `unknown` outside the validity
 * of the threshold: no verdict, only the Banque de France can tell.
 */
export function usuryVerdict(
  taeg: number,
  threshold: UsuryThreshold,
  today: string,
): 'below' | 'above' | 'unknown' {
  if (today < threshold.from || today > threshold.to) return 'unknown';
  return taeg > threshold.rate ? 'above' : 'below';
}
