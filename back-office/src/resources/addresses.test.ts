import { useBackOffice, type SignedPerson } from '../../test/testing/test-back-office';

const backOffice = useBackOffice();
const PATH = '/admin/api/customer_user_addresses';
const address = {
  label: 'Domicile',
  street: '12 rue du Chemin Fictif',
  postalCode: '01000',
  city: 'Bourg-en-Bresse',
  country: 'FR',
  region: 'FR-01',
  phone: '0639980001',
};
const list = async (person: SignedPerson, query = '') =>
  (await person.get(`/admin/api/customer_users/${person.id}/addresses?limit=-1${query}`)).body as {
    id: number;
    primary: boolean;
  }[];
const add = async (person: SignedPerson, more = {}) =>
  (await person.post(PATH, { ...address, ...more })).body as { id: number };

it('leaves one primary address, whatever is added, changed or removed', async () => {
  const marie = await backOffice().person();
  const first = await add(marie);
  const second = await add(marie, { primary: true });
  const third = await add(marie);
  const primaries = async () => (await list(marie)).filter(({ primary }) => primary).map(({ id }) => id);
  expect(await primaries()).toEqual([second.id]);
  await marie.patch(`${PATH}/${third.id}`, { primary: true });
  expect(await primaries()).toEqual([third.id]);
  expect(await marie.patch(`${PATH}/${third.id}`, { primary: false })).toMatchObject({
    status: 400,
    body: [{ detail: 'One of the addresses must be set as primary.' }],
  });
  expect((await marie.remove(`${PATH}/${third.id}`)).status).toBe(204);
  expect(await primaries()).toEqual([first.id]);
});

it('needs no region where a country has none', async () => {
  const marie = await backOffice().person();
  const monaco = { ...address, country: 'VA', region: null };
  expect((await marie.post(PATH, monaco)).status).toBe(201);
});
