import { lettersLeft, useBackOffice } from '../../test/testing/test-back-office';

const backOffice = useBackOffice({
  publicUrl: 'https://portail.example',
  frontWebsites: ['https://autre.example'],
});
const REQUEST = '/admin/api/customerUser/password_reset/request';

/** Links in the messages sent to an address, oldest first. */
const linksTo = async (email: string): Promise<URL[]> => {
  await lettersLeft(backOffice());
  return backOffice()
    .mails.filter(({ to }) => to === email)
    .flatMap(({ text }) => text.match(/https?:\S+token=\S+/g) ?? [])
    .map((link) => new URL(link));
};

const EVIL = 'evil.example';
const sites: readonly unknown[] = [
  `https://${EVIL}`,
  `//${EVIL}`,
  `https://portail.example.${EVIL}`,
  `https://portail.example@${EVIL}`,
  `https://${EVIL}\\@portail.example`,
  `https://${EVIL}#https://portail.example`,
  'https://portail.example:444',
  'http://portail.example',
  `https://portail.example%0d%0aHost: ${EVIL}`,
  'javascript:alert(1)',
  `https://portail.example/../../${EVIL}`,
  'https://',
  null,
  undefined,
];
const hosts: readonly Record<string, string>[] = [
  { host: EVIL },
  { 'x-forwarded-proto': 'http', 'x-forwarded-host': EVIL },
  { forwarded: `host=${EVIL};proto=http` },
  { referer: `https://${EVIL}/`, origin: `https://${EVIL}` },
];

describe('a request that names another site', () => {
  it.each([
    ...sites.map((site) => [{ front_website: site }, {}] as const),
    ...hosts.map((headers) => [{ front_website: `https://${EVIL}` }, headers] as const),
  ])('whatever is asked, the link leads home: %j %j', async (body, headers) => {
    const { email } = await backOffice().seed.person();
    const answer = await backOffice().anonymous.post(REQUEST, { email, ...body }, headers);
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    const links = await linksTo(email);
    expect(links).toHaveLength(1);
    expect(links.map(({ origin }) => origin)).toEqual(['https://portail.example']);
    expect(links[0]?.pathname).toMatch(/^\/password\/reset\/token=[\w-]{43}$/);
  });

  it.each([
    'a@example.org, b@example.org',
    'a@example.org;b@example.org',
    'a@example.org\r\nBcc: b@example.org',
    'a@example.org\0b@example.org',
    ['a@example.org', 'b@example.org'],
    { email: 'a@example.org' },
  ])('%j is no address', async (email) => {
    for (const known of ['a@example.org', 'b@example.org']) await backOffice().seed.person({ email: known });
    const answer = await backOffice().anonymous.post(REQUEST, {
      email,
      front_website: 'https://portail.example',
    });
    expect(answer).toMatchObject({ status: 400, body: [{ source: 'email' }] });
    expect(await linksTo('a@example.org')).toEqual([]);
    expect(await linksTo('b@example.org')).toEqual([]);
  });
});
