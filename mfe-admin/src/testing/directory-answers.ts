/** A person in the back office's wire format: an agent who can sign in. */
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

/** The header with the total count. */
export const counted = (total: number) => ({ 'x-include-total-count': String(total) });
