import { projectStatusFamily, propositionStatusFamily } from './status-chips';

it.each([
  ['open', 'new'],
  ['processed', 'advisor'],
  ['approuved', 'advisor'],
  ['expected_signature', 'you'],
  ['more_file_requested', 'you'],
  ['dossier_finalise', 'lender'],
  ['fonds_debloques', 'success'],
  ['rejected', 'danger'],
  ['fonds_non_debloques', 'danger'],
  ['cancelled_by_customer', 'closed'],
  ['un_statut_inconnu', 'closed'],
  [null, 'closed'],
])('a project whose status is %s belongs to the family %s', (status, family) => {
  expect(projectStatusFamily(status)).toBe(family);
});

const now = new Date('2026-11-20T12:00:00Z');

it.each([
  ['draft', '2026-12-01', 'new'],
  ['draft', '2026-11-19', 'closed'],
  ['sent_to_customer', null, 'advisor'],
  ['accepted', '2026-01-01', 'success'],
  ['declined', null, 'closed'],
])('a proposal %s valid until %s belongs to the family %s', (status, validUntil, family) => {
  expect(propositionStatusFamily({ status, statusName: '', validUntil }, now)).toBe(family);
});
