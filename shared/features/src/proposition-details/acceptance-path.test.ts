import { presentStep } from './acceptance-path';

it.each([
  [null, 1],
  ['proposition_acceptee', 1],
  // Whose turn it is says little: these come before the offer.
  ['more_file_requested', 1],
  ['dossier_finalise', 2],
  ['assurance_acceptee', 2],
  ['offre_de_credit_editee', 3],
  // The offer was answered, or there will be none: nothing of the path is ahead.
  ['offre_de_credit_acceptee', undefined],
  ['fonds_debloques', undefined],
  ['cancelled_by_customer', undefined],
  ['a_status_of_the_agency', undefined],
])('of a file at %s, step %s is the present one', (status, step) => {
  expect(presentStep(status)).toBe(step);
});
