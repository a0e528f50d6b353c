import type { DemoAddress, DemoPerson } from './demo-rows';
import { drawPhone } from './identities';
import { drawStreet, drawTown, townsAbroad, type Town } from './places';
import { createRandom, type Random } from './random';

const labels = ['Domicile', 'Bien à financer', 'Facturation'];

function drawAddress(random: Random, person: DemoPerson, rank: number, town: Town): Omit<DemoAddress, 'id'> {
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
      ? `Bâtiment ${random.pick(['A', 'B', 'C'])}, ${random.int(1, 6)}e étage`
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
const counts: readonly (readonly [number, number])[] = [
  [0, 8],
  [1, 54],
  [2, 29],
  [3, 9],
];

/** Draws everybody's addresses. The first of each person is the primary one; the newcomer has none. */
export function drawAddresses(
  people: readonly DemoPerson[],
  newcomerId: number,
  applicantId: number,
): DemoAddress[] {
  const random = createRandom('addresses');
  let abroad = 0;
  return people
    .flatMap((person) => {
      const count = person.id === newcomerId ? 0 : person.id === applicantId ? 2 : random.weighted(counts);
      return Array.from({ length: count }, (_, rank) => {
        // Cycles through the foreign towns, so that every address format occurs.
        const far = person.id > 100 && random.chance(0.03);
        const town =
          (far ? townsAbroad[abroad++ % townsAbroad.length] : undefined) ?? drawTown(random, person.agencyId);
        return drawAddress(random, person, rank, town);
      });
    })
    .map((address, index) => ({ id: index + 1, ...address }));
}
