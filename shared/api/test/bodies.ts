import bodies from './bodies.json';

type Body = Readonly<Record<string, unknown>>;

/** Bodies as an Oro 3 back office sends them, written by hand from the wire reference, sections 3 to 5. */
export const aRequest = (id: number, fields: Body = {}): Body => ({
  id,
  ...bodies.request,
  title: `Projet ${String(id)}`,
  ...fields,
});

export const aQuote = (id: number, fields: Body = {}): Body => ({
  id,
  qid: String(id),
  poNumber: `PROP-2024-0${String(id)}`,
  ...bodies.quote,
  ...fields,
});

export const aCustomerUser = (id: number, fields: Body = {}): Body => ({
  id,
  ...bodies.customerUser,
  ...fields,
});

export const anAgent = aCustomerUser(40, {
  email: 'claire.petit@example.com',
  firstName: 'Claire',
  lastName: 'Petit',
  roles: [4],
});

export const aCustomer = (id: number, parent: number | null, children: readonly number[] = []): Body => ({
  id,
  name: `Agence ${String(id)}`,
  ...bodies.customer,
  parent,
  children,
});

export const aManager = bodies.manager;

export const anAddress = (id: number): Body => ({ id, ...bodies.address });

export const { quoteStatuses } = bodies;
