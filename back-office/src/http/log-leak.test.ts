import { useBackOffice } from '../../test/testing/test-back-office';
import { clientOf, signature } from '../../test/testing/signed-client';
import { loggedError } from './log-line';

const lines: string[] = [];
const backOffice = useBackOffice({
  log: 'debug',
  logTo: { write: (line) => void lines.push(line) },
  limits: { loginPerAccount: { count: 2, windowS: 3600 } },
});

beforeEach(() => {
  lines.length = 0;
});

const canary = {
  email: 'canari.jaune@exemple-secret.org',
  password: 'Canari2026Secret',
  wrong: 'CanariFaux2027',
  note: 'canari-note-confidentielle',
  phone: '0698765432',
};

it('the log of a whole day holds no e-mail, password, key, signature, reset link or content', async () => {
  const { app, seed, anonymous, store, mails, faults } = backOffice();
  const registration = {
    email: canary.email,
    username: canary.email,
    password: canary.password,
    firstName: 'Canarinette',
    lastName: 'Canarisson',
    birthday: '1984-03-02',
  };
  await anonymous.post('/admin/api/customer_users', registration);
  await anonymous.post('/admin/api/customer_users', registration);
  for (let times = 0; times < 4; times += 1) {
    await anonymous.post('/api/login', { meta: { email: canary.email, password: canary.wrong } });
  }
  const { key } = await backOffice().person({ email: `x${canary.email}`, password: canary.password });
  const header = signature(`x${canary.email}`, key, new Date());
  const marie = clientOf(app, () => signature(`x${canary.email}`, key, new Date()));
  const replayed = clientOf(app, () => header);
  await replayed.get(`/admin/api/customer_users?email=${encodeURIComponent(canary.email)}`);
  expect((await replayed.get('/admin/api/requests')).status).toBe(401);
  await marie.post('/admin/api/requests', {
    company: 'Particulier',
    firstName: 'Canarinette',
    lastName: 'Canarisson',
    email: canary.email,
    phone: canary.phone,
    note: canary.note,
  });
  await marie.get('/admin/api/requests/999999');
  await anonymous.post('/admin/api/customerUser/password_reset/request', { email: canary.email });
  // The message is sent after the answer.
  for (let tries = 0; tries < 500 && !mails.some(({ text }) => text.includes('token=')); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  faults.fail({ path: '/admin/api/requests', status: 500 });
  await marie.get(`/admin/api/requests?email=${canary.email}`);
  // A database error that quotes the input.
  const rows = store.rows.bind(store);
  jest.spyOn(store, 'rows').mockImplementation((statement) =>
    rows(statement).then(() =>
      Promise.reject(
        Object.assign(new Error(`duplicate key value "${canary.email}" for ${canary.email}`), {
          detail: `Key (email)=(${canary.email}) already exists.`,
          params: [canary.email, canary.password],
          query: `select '${canary.note}'`,
        }),
      ),
    ),
  );
  const broken = await clientOf(app, () => ({})).post('/api/login', {
    meta: { email: canary.email, password: canary.password },
  });
  jest.restoreAllMocks();
  await seed.file();

  const log = lines.join('\n');
  const token = /token=([\w-]{20,})/.exec(mails.map(({ text }) => text).join('\n'))?.[1];
  const digest = /PasswordDigest="([^"]+)"/.exec(header['x-wsse'] ?? '')?.[1];
  expect(token).toBeDefined();
  expect(lines.length).toBeGreaterThan(10);
  for (const secret of [
    ...Object.values(canary),
    key,
    token,
    digest,
    'Canarinette',
    'Canarisson',
    '1984-03-02',
    '@exemple',
  ]) {
    expect(log).not.toContain(secret);
  }
  // The error can still be found by the id that the caller got.
  expect(broken.status).toBe(500);
  const id = String(broken.headers['x-request-id']);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  const detail = `Une erreur inattendue est survenue. Référence\u00a0: ${id}`;
  expect(broken.body).toEqual({ errors: [{ status: '500', title: 'internal server error', detail }] });
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(told).toContainEqual(expect.objectContaining({ reqId: id, msg: 'unexpected' }));
  expect(told).toContainEqual(expect.objectContaining({ msg: 'answered', method: 'GET', status: 404 }));
  expect((await marie.get('/admin/api/requests')).status).toBe(200);
});

it('a line of the log is a line, whoever wrote what is in it', () => {
  const told = loggedError(new Error('a\r\nlevel=fatal\u2028b "secret" x@y.org'));
  expect(told.message).toBe('a  level=fatal b "…" …@…');
  expect(told.stack).not.toContain('secret');
});
