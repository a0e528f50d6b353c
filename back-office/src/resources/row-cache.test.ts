import { ROLE_IDS, type Caller } from '../access/caller';
import { sql } from '../store/sql';
import { servedResources } from '../../test/testing/list-plans';
import { useBackOffice } from '../../test/testing/test-back-office';

const backOffice = useBackOffice();
const ROLES = ['ADMIN', 'APPLICANT', 'AGENT', 'DIRECTOR'] as const;
const callerOf = (role: (typeof ROLES)[number], agencies = [ROLE_IDS[role] as number]): Caller => ({
  id: ROLE_IDS[role],
  email: `${role}@example.org`,
  role,
  customerId: ROLE_IDS[role],
  agencies,
  sessionId: 1,
});

describe('the row cache', () => {
  it('keeps only resources whose rows look the same to everybody, whatever other rows say', () => {
    const kept = servedResources().all.filter(({ isOfRowAlone }) => isOfRowAlone);
    expect(kept.map(({ name }) => name)).toEqual(['requests', 'ficodevquotes']);
    for (const { fields } of kept) {
      for (const { wire, select } of fields) {
        const looks = new Set(ROLES.map((role) => JSON.stringify(select?.(callerOf(role)))));
        expect([wire, looks.size]).toEqual([wire, 1]);
        expect([...looks].join()).not.toMatch(/\bselect\b/i);
      }
    }
  });
});

describe('a list that was read before', () => {
  const PATH = '/admin/api/requests?sort=-id';

  it('shows what changed, whoever changed it and however', async () => {
    const { store, seed, person } = backOffice();
    const marie = await person();
    const first = await seed.request({ customer_user_id: marie.id });
    const second = await seed.request({ customer_user_id: marie.id });
    const notes = async () =>
      ((await marie.get(PATH)).body as { id: number; note: string | null }[]).map(({ id, note }) => [
        id,
        note,
      ]);
    await notes();
    await marie.patch(`/admin/api/requests/${first}`, { note: 'par le portail' });
    await store.rows(sql`update requests set note = 'par la base' where id = ${second}`);

    expect(await notes()).toEqual([
      [second, 'par la base'],
      [first, 'par le portail'],
    ]);
  });

  it('no longer shows what somebody else has now, nor shows it to who may not see it', async () => {
    const { store, seed, person } = backOffice();
    const [marie, paul] = [await person(), await person()];
    const id = await seed.request({ customer_user_id: marie.id });
    expect((await marie.get(PATH)).body).toMatchObject([{ id }]);
    expect((await paul.get(PATH)).body).toEqual([]);
    await store.rows(sql`update requests set customer_user_id = ${paul.id} where id = ${id}`);

    expect((await marie.get(PATH)).body).toEqual([]);
    expect((await paul.get(PATH)).body).toMatchObject([{ id, customerUser: paul.id }]);
  });

  it('is the same text as the row by itself', async () => {
    const { seed, person } = backOffice();
    const marie = await person();
    const id = await seed.request({ customer_user_id: marie.id, note: 'Été, « 3 » \u2019 \u20ac; a:b,c' });
    const list = await marie.get(PATH);
    const again = await marie.get(PATH);

    expect(again.body).toEqual(list.body);
    expect(again.body).toEqual([(await marie.get(`/admin/api/requests/${id}`)).body]);
  });
});
