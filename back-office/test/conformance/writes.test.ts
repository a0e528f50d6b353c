import { randomUUID } from 'node:crypto';
import { tokenHash } from '../../src/auth/reset-links';
import { sql } from '../../src/store/sql';
import { keptRows } from '../testing/kept-rows';
import type { Client, Method, Reply } from '../testing/signed-client';
import { lettersLeft } from '../testing/test-back-office';
import { NOW, useScene, type Scene } from './scene';

const scene = useScene();

/** A call with all that it takes to be done. */
interface Write {
  readonly by: Client;
  readonly path: string;
  readonly body?: object;
}

const address = { street: '1 rue', postalCode: '01000', city: 'Bourg', country: 'FR', region: 'FR-01' };
const account = (email: string) => ({
  email,
  password: 'Secret123',
  firstName: 'Zoé',
  lastName: 'Roy',
});

/** A new row of its own for a write that changes one. */
async function ownRow({ as, person, office }: Scene, kind: 'address' | 'request' | 'quote') {
  const { id, email } = await person();
  const by = kind === 'quote' ? as.admin : await office.signIn(email);
  const request = { customer_user_id: id };
  if (kind === 'address') return { by, id: await office.seed.address(id, { is_primary: false }) };
  if (kind === 'request') return { by, id: await office.seed.request(request) };
  return { by, id: await office.seed.quote({ customer_user_id: id, internal_status: 'open' }) };
}

/** A call of each write that the description has, by its name. */
const WRITES: Readonly<Record<string, (scene: Scene) => Promise<Write>>> = {
  'password.change': async ({ person }) => {
    const by = await person();
    const body = { old_password: by.password, new_password: 'Nouveau2027' };
    return { by, path: '/admin/api/customerUser/password/update', body };
  },
  'password.requestReset': async ({ as, person }) => ({
    by: as.nobody,
    path: '/admin/api/customerUser/password_reset/request',
    body: { email: (await person()).email },
  }),
  'password.reset': async ({ as, person, office }) => {
    const [token, { id }] = [randomUUID(), await person()];
    await office.store.rows(
      sql`insert into reset_tokens values (${tokenHash(token)}, ${id}, ${new Date(NOW.getTime() + 60_000)}, null)`,
    );
    const body = { token, new_password: 'Nouveau2027' };
    return { by: as.nobody, path: '/admin/api/customerUser/password_reset/reset', body };
  },
  'customer_users.create': ({ as }) =>
    Promise.resolve({
      by: as.nobody,
      path: '/admin/api/customer_users',
      body: account('nouvelle@example.org'),
    }),
  'customer_users.update': async ({ person }) => {
    const by = await person();
    return { by, path: `/admin/api/customer_users/${by.id}`, body: { firstName: 'Anne' } };
  },
  'customer_users.remove': async ({ as, person }) => ({
    by: as.admin,
    path: `/admin/api/customer_users/${(await person()).id}`,
  }),
  'customer_user_addresses.create': async ({ person }) => {
    const by = await person();
    const body = { ...address, frontendOwner: by.id };
    return { by, path: '/admin/api/customer_user_addresses', body };
  },
  'customer_user_addresses.update': async (here) => {
    const { by, id } = await ownRow(here, 'address');
    return { by, path: `/admin/api/customer_user_addresses/${id}`, body: { label: 'Bien à financer' } };
  },
  'customer_user_addresses.remove': async (here) => {
    const { by, id } = await ownRow(here, 'address');
    return { by, path: `/admin/api/customer_user_addresses/${id}` };
  },
  'requests.create': ({ as }) => {
    const body = { company: 'Particulier', firstName: 'Marie', lastName: 'Durand', email: 'm@example.org' };
    return Promise.resolve({ by: as.marie, path: '/admin/api/requests', body });
  },
  'requests.update': async (here) => {
    const { by, id } = await ownRow(here, 'request');
    return { by, path: `/admin/api/requests/${id}`, body: { note: 'Une terrasse.' } };
  },
  'ficodevquotes.create': ({ as, ids }) =>
    Promise.resolve({
      by: as.admin,
      path: '/admin/api/ficodevquotes',
      body: { request: ids.march, s_quote_detail: 'Une offre.' },
    }),
  'ficodevquotes.update': async (here) => {
    const { by, id } = await ownRow(here, 'quote');
    return { by, path: `/admin/api/ficodevquotes/${id}`, body: { internal_status: 'draft' } };
  },
  'customers.create': ({ as }) =>
    Promise.resolve({ by: as.admin, path: '/admin/api/customers', body: { name: 'Agence Nantes' } }),
  'extendaffiliations.create': ({ as }) =>
    Promise.resolve({
      by: as.admin,
      path: '/admin/api/extendaffiliations',
      body: { affiliate_key: 'nantes', name: 'Nantes', email: 'nantes@example.org' },
    }),
  'content.contact': ({ as }) =>
    Promise.resolve({
      by: as.nobody,
      path: '/items/contact',
      body: {
        firstName: 'Élodie',
        lastName: 'Martin',
        organization: 'Particulier',
        contactBy: 'phone',
        email: 'a@example.fr',
        phoneNumber: '0639981234',
        reason: 'other',
        comment: 'Bonjour.',
      },
    }),
};

/** A second call of these does no harm, or they store nothing. */
const NEEDS_NO_KEY = [
  'session.open',
  'session.close',
  'requests.rehearseCreation',
  'requests.rehearseChange',
  'ficodevquotes.rehearseCreation',
  'ficodevquotes.rehearseChange',
  'mails.stop',
];

const describedWrites = () =>
  Object.values(scene().document.paths).flatMap((methods) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation !== undefined && method !== 'get' ? [operation] : [],
    ),
  );

const takes = (header: string) =>
  describedWrites()
    .filter(({ parameters }) => parameters.some(({ name }) => name === header))
    .map(({ operationId }) => operationId)
    .toSorted();

const METHODS: Readonly<Record<string, Method>> = { update: 'PATCH', remove: 'DELETE' };
const methodOf = (name: string): Method => METHODS[name.split('.')[1] ?? ''] ?? 'POST';

async function everything({ office }: Scene): Promise<unknown> {
  // A mail with a reset link makes its token when it leaves.
  await lettersLeft(office);
  const { store } = office;
  // How many mails were ever queued: they leave the queue on their own.
  const [mails] = await store.rows(sql`select last_value::text as last from outgoing_mails_id_seq`);
  return [await keptRows(store), mails];
}

it('knows of every write of the wire whether a second call may write again', () => {
  const all = describedWrites().map(({ operationId }) => operationId);
  expect(Object.keys(WRITES).toSorted()).toEqual(
    all.filter((name) => !NEEDS_NO_KEY.includes(name)).toSorted(),
  );
  expect(takes('Idempotency-Key')).toEqual(Object.keys(WRITES).toSorted());
});

it.each(Object.entries(WRITES))(
  '%s writes once and answers twice, when its answer was lost',
  async (name, write) => {
    const { by, path, body } = await write(scene());
    const headers = { 'idempotency-key': randomUUID() };
    const press = (): Promise<Reply> => by.send(methodOf(name), path, body, headers);
    const before = await everything(scene());
    const lost = await press();
    expect([lost.text, lost.status < 300]).toEqual([lost.text, true]);
    const after = await everything(scene());
    expect(after).not.toEqual(before);
    const second = await press();
    expect(second).toMatchObject({ status: lost.status, text: lost.text });
    expect(second.headers).toMatchObject({ 'idempotent-replayed': 'true' });
    expect(await everything(scene())).toEqual(after);
  },
);

it('takes the version that was seen with every update', () => {
  expect(takes('If-Match').filter((name) => !NEEDS_NO_KEY.includes(name))).toEqual(
    Object.keys(WRITES)
      .filter((name) => name.endsWith('.update'))
      .toSorted(),
  );
});

it.each(Object.entries(WRITES).filter(([name]) => name.endsWith('.update')))(
  '%s is refused on an older version than the row has',
  async (_name, write) => {
    const { by, path, body } = await write(scene());
    const { body: seen } = await by.get(path);
    const { updatedAt, updated } = seen as { updatedAt?: string; updated?: string };
    expect(updatedAt ?? updated).toMatch(/^2026-/);
    const before = await everything(scene());
    for (const older of ['"0"', '"2025-01-01T00:00:00Z"'])
      expect((await by.patch(path, body, { 'if-match': older })).status).toBe(412);
    expect(await everything(scene())).toEqual(before);
    const asSeen = { 'if-match': `"${String(updatedAt ?? updated)}"` };
    expect((await by.patch(path, body, asSeen)).status).toBe(200);
  },
);
