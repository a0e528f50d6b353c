import { sql } from '../store/sql';
import { clientOf, signature } from '../../test/testing/signed-client';
import { useBackOffice } from '../../test/testing/test-back-office';

const clock = { at: new Date('2026-05-04T10:00:00Z') };
const backOffice = useBackOffice({ now: () => clock.at });
const PROFILE = '/admin/api/customer_users';

describe('who signs in anew', () => {
  it('gets another key, and leaves the session that signed the call', async () => {
    const { person, signIn, anonymous, seed, app } = backOffice();
    const before = await person();
    const elsewhere = await signIn(before.email);
    const other = await seed.person();
    const answer = await before.post('/api/login', {
      meta: { email: other.email, password: other.password },
    });
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain(before.key);
    expect((await before.get(PROFILE)).status).toBe(401);
    expect((await elsewhere.get(PROFILE)).status).toBe(200);
    const { body } = await anonymous.post('/api/login', {
      meta: { email: before.email, password: before.password },
    });
    const { apiKey } = (body as { meta: { apiKey: string } }).meta;
    const again = clientOf(app, () => signature(before.email, apiKey, clock.at));
    expect((await again.get(PROFILE)).status).toBe(200);
  });
});

describe('a kept hash', () => {
  const hashOf = async (id: number): Promise<string> => {
    const [row] = await backOffice().store.rows<{ hash: string }>(
      sql`select password_hash as hash from customer_users where id = ${id}`,
    );
    return row?.hash ?? '';
  };

  it.each([
    [
      'another kind, argon2d',
      '$argon2d$v=19$m=64,t=1,p=1$KttDvxxSo/03WrPR/jKupA$h0wGjjTB279pjdvPLbqZKKvkrtOF/dmvgaJTcpkQ0KM',
    ],
    [
      'another cost',
      '$argon2id$v=19$m=128,t=2,p=1$HYrdiG+Fbemr+XXX8maFsQ$UOpUYrvZnukTH5EYbEm2dKSyrrkY807Bv4QjW2voWy8',
    ],
  ])('of %s is made anew at the next login, and then stays', async (_what, former) => {
    const { seed, anonymous } = backOffice();
    const { id, email } = await seed.person({ columns: { password_hash: former } });
    const login = () => anonymous.post('/api/login', { meta: { email, password: 'Portail2026' } });
    const wrong = await anonymous.post('/api/login', { meta: { email, password: 'Portail2027' } });
    expect(wrong.status).toBe(403);
    expect(await hashOf(id)).toBe(former);
    expect((await login()).status).toBe(200);
    const renewed = await hashOf(id);
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
    expect((await login()).status).toBe(200);
    expect(await hashOf(id)).toBe(renewed);
  });
});
