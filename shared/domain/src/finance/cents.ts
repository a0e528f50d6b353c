/** Half away from zero, of fifteen significant digits: 1,005 (stored as 1,00499…) rounds as it reads. */
export function toCents(euros: number): number {
  const cents = Number((Math.abs(euros) * 100).toPrecision(15));
  const rounded = Math.floor(cents + 0.5);
  return euros < 0 && rounded > 0 ? -rounded : rounded;
}

export const toEuros = (cents: number): number => cents / 100;

export const roundToCent = (euros: number): number => toEuros(toCents(euros));
