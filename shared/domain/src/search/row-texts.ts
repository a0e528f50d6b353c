import { roleLabel } from '../access/role';
import type { Address } from '../address/address';
import type { Affiliation } from '../affiliation/affiliation';
import { withPlainPhones } from '../format/phone';
import { formalName, formatPhone } from '../format/words';
import type { Person } from '../person/person';
import { type ProjectOverview, projectTitle } from '../project/project';
import { type PropositionOverview, propositionTitle } from '../proposition/proposition';
import { amountTexts } from './amount-texts';

/** A number as people write it: `n° 12`, `n°12`, `12`. */
const numbered = (id: number): readonly string[] => [`n° ${String(id)}`, `n°${String(id)}`];

/** What a project is found by: what its card or row shows, the city of the property, how its applicant is reached. */
export const projectTexts = (row: ProjectOverview): readonly string[] => [
  projectTitle(row.project),
  ...numbered(row.project.id),
  ...amountTexts(row.project.amountToFinance),
  row.project.propertyAddress.city,
  row.project.email,
  withPlainPhones(row.project.phone),
  row.project.prescriberEmail,
  row.applicantName,
  row.managerName,
  row.agentName,
  row.agencyName,
  row.statusLabel,
  row.propertyTypeLabel,
  row.propertyUsageLabel,
];

/** What a proposal is found by in its list: what its card shows, and how its applicant is reached. */
export const propositionTexts = (row: PropositionOverview): readonly string[] => [
  propositionTitle(row.proposition),
  ...numbered(row.proposition.id),
  row.projectTitle,
  row.applicantName,
  row.applicantEmail,
  withPlainPhones(row.applicantPhone),
  row.agentName,
  row.agencyName,
  row.statusLabel,
];

/** What an address is found by in the address book: what its card shows, the phone with and without spaces. */
export const addressTexts = (address: Address): readonly string[] => [
  address.label,
  formalName(address),
  address.organization,
  address.street,
  address.street2,
  `${address.postalCode} ${address.city}`,
  address.phone,
  withPlainPhones(address.phone),
  formatPhone(address.phone),
];

/** What a user is found by in the directory: both orders of the name, as people type it. */
export const personTexts = ({
  firstName,
  middleName,
  lastName,
  email,
  roleIds,
}: Person): readonly string[] => [
  `${firstName} ${lastName} ${firstName}`,
  middleName,
  email,
  ...roleIds.map(roleLabel),
];

/** What an affiliation is found by: all its columns. */
export const affiliationTexts = ({ key, name, supervisorEmail, url }: Affiliation): readonly string[] => [
  key,
  name,
  supervisorEmail,
  url,
];
