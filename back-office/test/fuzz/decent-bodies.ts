/** A valid body for a route; fuzzing spoils one or two of its fields. */
export type DecentBody = Readonly<Record<string, unknown>>;

const person: DecentBody = {
  email: 'fuzz@example.org',
  username: 'fuzz@example.org',
  password: 'Secret123',
  firstName: 'Marie',
  lastName: 'Durand',
  namePrefix: 'Mme',
  birthday: '1984-03-02',
  roles: [2],
  customer: 59,
  enabled: true,
  confirmed: true,
  s_email_agent: 'superviseur@intergestion.example',
  owner: 124,
};
const address: DecentBody = {
  label: 'Domicile',
  street: '12 rue du Chemin Fictif',
  street2: '',
  postalCode: '01000',
  city: 'Bourg-en-Bresse',
  country: 'FR',
  region: 'FR-01',
  phone: '0639980001',
  primary: true,
};
const project: DecentBody = {
  company: 'Particulier',
  firstName: 'Marie',
  lastName: 'Durand',
  email: 'marie@example.org',
  phone: '0639980001',
  note: 'Achat',
  s_montant_global: '200000',
  s_type_bien: 'parts_de_scpi',
  s_url_project_media: 'https://example.org/',
  customer: 59,
  customerUser: 1,
  owner: 124,
  assignedUsers: [124],
  internal_status: 'open',
  s_email_agent: '',
};

/** Keyed by the last segment of the path that is not an id. */
export const decentBodies: Readonly<Record<string, DecentBody>> = {
  login: { meta: { email: 'nobody@example.org', password: 'Secret123', stayConnected: true } },
  customer_users: person,
  customer_user_addresses: address,
  requests: project,
  ficodevquotes: { internal_status: 'accepted', poNumber: 'PROP-1', s_quote_detail: 'Offre' },
  update: { id: 1, old_password: 'Portail2026', new_password: 'Nouveau2027' },
  request: { email: 'nobody@example.org', front_website: 'https://evil.example' },
  reset: { token: 'x'.repeat(43), new_password: 'Nouveau2027' },
  contact: {
    firstName: 'Élodie',
    lastName: 'Martin',
    organization: 'Particulier',
    contactBy: 'email',
    email: 'a@example.fr',
    phoneNumber: '0639981234',
    reason: 'mortgageRequest',
    comment: 'Bonjour.',
  },
};

/** Unknown fields to add to a body. */
export const strayFields = [
  'id',
  'apiKey',
  'password_hash',
  'version',
  'updatedAt',
  'frontendOwner',
  'unknown',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '',
  '😀',
  '$where',
] as const;
