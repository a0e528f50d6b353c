import { useBackOffice } from '../../test/testing/test-back-office';
import { createStopLinks } from './stop-links';

const SECRET = 'a secret of tests, long enough for it';
const backOffice = useBackOffice();
const links = createStopLinks('', SECRET);

const ONE_CLICK = 'List-Unsubscribe=One-Click';
const FORM = 'application/x-www-form-urlencoded';
const get = (url: string) => backOffice().app.inject({ method: 'GET', url });
const press = (url: string, payload = ONE_CLICK, type = FORM) =>
  backOffice().app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

async function scene() {
  const person = await backOffice().person();
  const path = `/admin/api/customer_users/${String(person.id)}`;
  const stopped = async () =>
    ((await person.get(path)).body as { s_stopped_mails: readonly string[] }).s_stopped_mails;
  return { person, path, stopped, url: links.linkFor(person.id, 'reminder') };
}

it('opening the link, as scanners do, asks and changes nothing', async () => {
  const { stopped, url } = await scene();
  for (let times = 0; times < 3; times += 1) {
    const { statusCode, body, headers } = await get(url);
    expect(statusCode).toBe(200);
    expect(body).toContain('Si vous confirmez, vous ne recevrez plus les rappels.');
    expect(body).toContain('<form method="post">');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
    );
  }
  expect((await backOffice().app.inject({ method: 'HEAD', url })).statusCode).not.toBe(500);
  expect(await stopped()).toEqual([]);
});

it('one press stops this kind, with neither page nor sign-in; more change nothing', async () => {
  const { stopped, url } = await scene();
  for (let times = 0; times < 3; times += 1) {
    const { statusCode, body } = await press(url);
    expect(statusCode).toBe(200);
    expect(body).toContain('Vous ne recevez plus les rappels.');
    expect(await stopped()).toEqual(['reminder']);
  }
});

it('is pressed by a mail program in either encoding of a form', async () => {
  const { stopped, url } = await scene();
  const body = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`;
  expect((await press(url, body, 'multipart/form-data; boundary=x')).statusCode).toBe(200);
  expect(await stopped()).toEqual(['reminder']);
});

it('asks again when a POST says something else', async () => {
  const { stopped, url } = await scene();
  for (const body of ['', 'a=b', '{"List-Unsubscribe":"One-Click"}', 'x'.repeat(4000)])
    expect((await press(url, body)).statusCode).toBe(400);
  expect((await press(url, 'x'.repeat(10_000))).statusCode).toBe(413);
  expect(await stopped()).toEqual([]);
});

it('a token that we did not make, or changed, or for an account that is gone, stops nothing', async () => {
  const { person, stopped, url } = await scene();
  const other = await backOffice().seed.person();
  const signature = url.slice(url.lastIndexOf('.'));
  const path = url.slice(0, url.lastIndexOf('/'));
  for (const wrong of [
    `${path}/${String(other.id)}.reminder${signature}`,
    `${path}/${String(person.id)}.turn${signature}`,
    `${path}/${String(person.id)}.password${signature}`,
    `${path}/${String(person.id)}.reminder.${'A'.repeat(43)}`,
    `${path}/${String(person.id)}.reminder`,
    `${path}/0${String(person.id)}.reminder${signature}`,
    `${path}/%00`,
    createStopLinks('', 'another secret, long enough for it too').linkFor(person.id, 'reminder'),
    links.linkFor(987_654, 'reminder'),
  ]) {
    const { statusCode, body } = await press(wrong);
    expect([wrong, statusCode]).toEqual([wrong, 404]);
    expect(body).not.toContain(wrong.slice(path.length + 1));
  }
  expect(await stopped()).toEqual([]);
});

it('says in French that it could not be done, while the store is away', async () => {
  const { url } = await scene();
  const { store } = backOffice();
  const rows = jest.spyOn(store, 'rows').mockRejectedValueOnce(new Error('away'));
  const { statusCode, body } = await press(url);
  rows.mockRestore();
  expect(statusCode).toBe(503);
  expect(body).toContain('Réessayez dans quelques minutes.');
});
