import { lookupPaths } from '../resources/lists';

const choices = Object.fromEntries(
  Object.entries(lookupPaths).flatMap(([field, paths]) =>
    paths.map((path) => [path, `What \`${field}\` of a request may be, in French.`] as const),
  ),
);

export const groups: Readonly<Record<string, string>> = {
  description: 'This description.',
  session: 'Signing in and out.',
  passwords: 'Changing a password, and setting one by a link that a mail brings.',
  people: 'Rankings of agents.',
  customer_users:
    'People with an account: applicants, agents, directors, administrators. A POST without a signature registers an applicant.',
  customer_user_roles:
    'The roles, with their French names: 1 administrator, 2 applicant, 4 agent, 5 director.',
  customer_user_addresses: 'The address books of people.',
  users:
    'The staff of the back office: managers of requests (`owner`, `assignedUsers`). Only their names go out.',
  businessunits: 'Where staff belong.',
  customers: 'Agencies, a tree by `parent` and `children`.',
  countries: 'Countries of ISO 3166-1, in French.',
  regions: 'Parts of countries; of France, the departments and the territories overseas.',
  files: 'Logos of agencies and attachments of propositions, with their content in base64.',
  extendaffiliations: 'Affiliates, whose link `/?agent={affiliate_key}` brings visitors.',
  requests: 'Financing projects.',
  rfpinternalstatuses: 'The statuses of requests, in French; `priority` is their order.',
  ficodevquotes:
    'Propositions on requests. Their applicant sets `internal_status` to `accepted` or `declined`, once.',
  quoteinternalstatuses: 'The statuses of propositions, in French.',
  ...choices,
  content: 'Texts, slides and pictures, and the contact form, in the manner of a Directus.',
};
