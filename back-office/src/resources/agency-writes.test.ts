import { useBackOffice } from '../../test/testing/test-back-office';

const backOffice = useBackOffice();
const AGENCIES = '/admin/api/customers';
const AFFILIATIONS = '/admin/api/extendaffiliations';

const sources = (body: unknown) => (body as readonly { source: string }[]).map(({ source }) => source);

describe('an agency', () => {
  it('is opened below another by an administrator, who looks after it at once', async () => {
    const admin = await backOffice().person({ role: 'ADMIN' });
    const region = await backOffice().seed.agency({ name: 'Grand Ouest' });

    const opened = await admin.post(AGENCIES, { name: 'Quimper', parent: region });

    expect(opened).toMatchObject({ status: 201, body: { name: 'Quimper', parent: region, owner: 124 } });
    expect(await admin.get(String(opened.headers['location']))).toMatchObject({ status: 200 });
    expect(await admin.get(`${AGENCIES}/${region}/children`)).toMatchObject({
      body: [expect.objectContaining({ name: 'Quimper' })],
    });
  });

  it('goes below the administrator’s own without a parent', async () => {
    const admin = await backOffice().person({ role: 'ADMIN' });

    expect(await admin.post(AGENCIES, { name: 'Quimper' })).toMatchObject({ body: { parent: 59 } });
  });

  it('is not opened below one of somebody else, nor twice under one name', async () => {
    const mine = await backOffice().seed.agency({ name: 'La mienne' });
    const theirs = await backOffice().seed.agency({ name: 'La leur' });
    const admin = await backOffice().person({ role: 'ADMIN', columns: { customer_id: mine } });

    const refused = await admin.post(AGENCIES, { name: 'Intruse', parent: theirs });
    expect(refused.status).toBe(400);
    expect(sources(refused.body)).toEqual(['parent']);

    const both = await Promise.all([
      admin.post(AGENCIES, { name: 'Quimper' }),
      admin.post(AGENCIES, { name: 'QUIMPER' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
  });

  it.each([
    [{}, ['name']],
    [{ name: '  ' }, ['name']],
    [{ name: 'x'.repeat(256) }, ['name']],
    [{ name: 'A', parent: 999_999, owner: 999_999 }, ['parent', 'owner']],
  ])('is refused with what is wrong: %j', async (body, wrong) => {
    const admin = await backOffice().person({ role: 'ADMIN' });
    const { status, body: problems } = await admin.post(AGENCIES, { owner: 124, ...body });

    expect(status).toBe(400);
    expect(sources(problems)).toEqual(wrong);
  });
});

describe('an affiliation', () => {
  const petit = { affiliate_key: 'CABINET-PETIT', name: 'Cabinet Petit', email: 'petit@example.org' };

  it('is added by an administrator, under a key of its own', async () => {
    const admin = await backOffice().person({ role: 'ADMIN' });

    expect(await admin.post(AFFILIATIONS, { ...petit, url: 'https://www.example.org/' })).toMatchObject({
      status: 201,
      body: { ...petit, url: 'https://www.example.org/', owner: 124 },
    });
    const again = await admin.post(AFFILIATIONS, petit);
    expect(again).toMatchObject({
      status: 400,
      body: [{ title: 'unique entity constraint', source: 'affiliate_key' }],
    });
  });

  it.each([
    [{ affiliate_key: 'avec espace' }, ['affiliate_key']],
    [{ affiliate_key: 'x'.repeat(101) }, ['affiliate_key']],
    [{ affiliate_key: '', name: '', email: 'petit' }, ['affiliate_key', 'name', 'email']],
    [{ url: 'javascript:alert(1)' }, ['url']],
    [{ url: 'www.example.org' }, ['url']],
  ])('is refused with what is wrong: %j', async (change, wrong) => {
    const admin = await backOffice().person({ role: 'ADMIN' });
    const { status, body } = await admin.post(AFFILIATIONS, { ...petit, ...change });

    expect(status).toBe(400);
    expect(sources(body)).toEqual(wrong);
  });
});
