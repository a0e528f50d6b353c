import { agencies } from './agencies';
import { demoAccounts } from './demo-accounts';
import type { DemoPerson } from './demo-rows';

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z]+/g, '-')
    .replace(/^-|-$/g, '');

/** The 14 affiliates: ten prescribers, named after agents, and four agencies. */
export function drawAffiliations(agents: readonly DemoPerson[]) {
  const prescribers = agents.slice(0, 10).map(({ firstName, lastName, email }) => ({
    key: slug(`${firstName} ${lastName}`),
    name: `${firstName} ${lastName}`,
    email,
    url: `https://www.example.org/conseil/${slug(lastName).toLowerCase()}`,
  }));
  const branches = agencies
    .filter(({ id }) => [60, 61, 73, 76].includes(id))
    .map(({ name }) => ({
      key: `AGENCE-${slug(name)}`,
      name: `Agence ${name}`,
      email: demoAccounts.supervisor,
      url: `https://www.example.org/agence/${slug(name).toLowerCase()}`,
    }));
  return [...prescribers, ...branches].map((affiliation, index) => ({ id: index + 1, ...affiliation }));
}
