/** A person as the back office writes one: an agent who can sign in. */
export const someone = (id: number, fields: object = {}) => ({
  id,
  firstName: 'Hugo',
  lastName: 'Delcourt',
  email: 'hugo@intergestion.example',
  roles: [4],
  enabled: true,
  confirmed: true,
  ...fields,
});

/** The header in which the back office says how many there are. */
export const counted = (total: number) => ({ 'x-include-total-count': String(total) });
