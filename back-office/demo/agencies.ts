import { defaults } from '../reference-data/defaults';
import network from './data/network.json' with { type: 'json' };
import { demoAccounts } from './demo-accounts';
import type { DemoPerson } from './demo-rows';
import { slug } from './identities';

/** Back-office users who manage files. The first is the default manager. */
export const managers = network.managers.map((manager) => ({
  ...manager,
  email: `${manager.firstName}.${manager.lastName}@example.org`.toLowerCase(),
}));

/** The manager of an agency: its branch's, else the default one. */
export function ownerOf(agencyId: number | null): number {
  const agency = network.agencies.find(({ id }) => id === agencyId);
  return agency ? (agency.managerId ?? ownerOf(agency.parentId)) : defaults.ownerId;
}

const withLogo = network.agencies.filter(({ hasLogo }) => hasLogo).map(({ id }) => id);

/** The 19 agencies, on four levels. Twelve have a logo, whose file id is the agency's rank among those. */
export const agencies = network.agencies.map(({ id, name, parentId }) => {
  const rank = withLogo.indexOf(id);
  return { id, name, parentId, logoFileId: rank === -1 ? null : rank + 1, ownerId: ownerOf(id) };
});

export const agencyWeights = network.agencies.map(({ id, weight }) => [id, weight] as const);

/** The 14 affiliates: ten prescribers, named after agents, and four agencies. */
export function drawAffiliations(agents: readonly DemoPerson[]) {
  const prescribers = agents.slice(0, 10).map(({ firstName, lastName, email }) => ({
    key: slug(`${firstName} ${lastName}`).toUpperCase(),
    name: `${firstName} ${lastName}`,
    email,
    url: `https://www.example.org/conseil/${slug(lastName)}`,
  }));
  const branches = agencies
    .filter(({ id }) => [60, 61, 73, 76].includes(id))
    .map(({ name }) => ({
      key: `AGENCE-${slug(name).toUpperCase()}`,
      name: `Agence ${name}`,
      email: demoAccounts.supervisor,
      url: `https://www.example.org/agence/${slug(name)}`,
    }));
  return [...prescribers, ...branches].map((affiliation, index) => ({ id: index + 1, ...affiliation }));
}
