import { defaults } from '../reference-data/defaults';
import network from './data/network.json' with { type: 'json' };

/** The back-office users who follow the files. The first one is the default manager of every portal. */
export const managers = network.managers.map((manager) => ({
  ...manager,
  email: `${manager.firstName}.${manager.lastName}@example.org`.toLowerCase(),
}));

/** The manager of an agency: the one of its branch, else the default one. */
export function ownerOf(agencyId: number | null): number {
  const agency = network.agencies.find(({ id }) => id === agencyId);
  return agency ? (agency.managerId ?? ownerOf(agency.parentId)) : defaults.ownerId;
}

const withLogo = network.agencies.filter(({ hasLogo }) => hasLogo).map(({ id }) => id);

/**
 * The 19 agencies, four levels deep. Twelve have a logo, whose file has the rank of its agency among those; the seven
 * others show their initials.
 */
export const agencies = network.agencies.map(({ id, name, parentId }) => {
  const rank = withLogo.indexOf(id);
  return { id, name, parentId, logoFileId: rank === -1 ? null : rank + 1, ownerId: ownerOf(id) };
});

/** How the applicants spread over the agencies. */
export const agencyWeights = network.agencies.map(({ id, weight }) => [id, weight] as const);
