import places from './data/places.json' with { type: 'json' };
import type { Random } from './random';

/** A real town with its postal code and subdivision code (null if it has none). */
export interface Town {
  readonly city: string;
  readonly postalCode: string;
  readonly region: string | null;
  readonly country: string;
}

/** Foreign towns: two countries with subdivisions in their own language, one without any. */
export const townsAbroad: readonly Town[] = places.townsAbroad;

const towns: Readonly<Record<string, readonly Town[]>> = places.townsByAgency;

/** Draws a street address that exists nowhere: "12 rue du Chemin Fictif". */
export function drawStreet(random: Random): string {
  const repeat = random.chance(0.08) ? ' bis' : '';
  return `${random.int(1, 148)}${repeat} ${random.pick(places.ways)}`;
}

export function drawTown(random: Random, agencyId: number | null): Town {
  return random.pick(towns[agencyId ?? 59] ?? places.townsByAgency[59]);
}
