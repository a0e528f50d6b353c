import { roleLabel } from '../access/role';
import type { Address } from '../address/address';
import type { Affiliation } from '../affiliation';
import { formatMoney } from '../format/money';
import { withPlainPhones } from '../format/phone';
import { formalName, formatPhone } from '../format/words';
import type { Person } from '../person/person';
import { type ProjectOverview, projectTitle } from '../project/project';
import { type PropositionOverview, propositionTitle } from '../proposition/proposition';

/** Searchable spellings of an amount: `215 000,50 €`, and without spaces with a comma or a point; none for null. */
export function amountTexts(euros: number | null): readonly string[] {
  if (euros === null) return [];
  const plain = euros.toFixed(2);
  return [formatMoney(euros), plain, plain.replace('.', ',')];
}

/** Spellings of a number: `n° 12`, `n°12`, `12`. */
const numbered = (id: number): readonly string[] => [`n° ${String(id)}`, `n°${String(id)}`];

/** The searchable texts of a project: its card or row, the city of the property, how to reach the applicant. */
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

/** The searchable texts of a proposal: its card, and how to reach the applicant. */
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

/** The searchable texts of an address: its card, the phone with and without spaces. */
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

/** The searchable texts of a user: the name in both orders, as people type it. */
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

export const affiliationTexts = ({ key, name, supervisorEmail, url }: Affiliation): readonly string[] => [
  key,
  name,
  supervisorEmail,
  url,
];
