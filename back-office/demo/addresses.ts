import places from './data/places.json' with { type: 'json' };
import { demoAccounts } from './demo-accounts';
import type { DemoPerson } from './demo-rows';
import { drawPhone } from './identities';
import { createRandom, type Random, type Weights } from './random';

const ordinal = (number: number): string => (number === 1 ? '1er' : `${String(number)}e`);

type Town = (typeof places.townsAbroad)[number];

const towns: Readonly<Record<string, readonly Town[]>> = places.townsByAgency;

/** Draws a street address that exists nowhere: "12 rue du Chemin Fictif". */
export function drawStreet(random: Random): string {
  const repeat = random.chance(0.08) ? ' bis' : '';
  return `${random.int(1, 148)}${repeat} ${random.pick(places.ways)}`;
}

export function drawTown(random: Random, agencyId: number | null): Town {
  return random.pick(towns[agencyId ?? 59] ?? places.townsByAgency[59]);
}

const labels = ['Domicile', 'Bien à financer', 'Facturation'];

function drawAddress(random: Random, person: DemoPerson, rank: number, town: Town) {
  const billing = rank === 2;
  return {
    personId: person.id,
    label: labels[rank] ?? 'Autre adresse',
    namePrefix: person.namePrefix,
    firstName: person.firstName,
    lastName: person.lastName,
    organization: billing && random.chance(0.4) ? `SCI ${person.lastName}`.slice(0, 60) : null,
    phone: random.chance(0.9) ? drawPhone(random) : null,
    street: drawStreet(random),
    street2: random.chance(0.15)
      ? `Bâtiment ${random.pick(['A', 'B', 'C'])}, ${ordinal(random.int(1, 6))} étage`
      : null,
    postalCode: town.postalCode,
    city: town.city,
    region: town.region,
    country: town.country,
    primary: rank === 0,
    ownerId: person.ownerId,
    createdAt: person.createdAt,
  };
}

/** Weighted numbers of addresses per person: 1.4 on average, sometimes none. */
const counts: Weights = [
  [0, 8],
  [1, 54],
  [2, 29],
  [3, 9],
];

const fixedCounts: ReadonlyMap<string, number> = new Map([
  [demoAccounts.newcomer, 0],
  [demoAccounts.applicant, 2],
]);

/** Draws everybody's addresses. The first of each person is the primary one; the newcomer has none. */
export function drawAddresses(people: readonly DemoPerson[]) {
  const random = createRandom('addresses');
  let abroad = 0;
  return people
    .flatMap((person) => {
      const count = fixedCounts.get(person.email) ?? random.weighted(counts);
      return Array.from({ length: count }, (_, rank) => {
        // Cycles through the foreign towns, so that every address format occurs.
        const far = person.id > 100 && random.chance(0.03);
        const town =
          (far ? places.townsAbroad[abroad++ % places.townsAbroad.length] : undefined) ??
          drawTown(random, person.agencyId);
        return drawAddress(random, person, rank, town);
      });
    })
    .map((address, index) => ({ id: index + 1, ...address }));
}
