import { lettersLeft, useBackOffice } from '../../test/testing/test-back-office';

describe('what a stranger writes at a registration', () => {
  const backOffice = useBackOffice();
  const PHISHING = 'Votre pret est accorde: validez sur https://evil.example';
  const stranger = {
    email: 'victim@example.org',
    username: 'victim@example.org',
    password: 'Portail2026',
    firstName: 'Marie',
    lastName: 'Durand',
    birthday: '1984-03-02',
  };
  const register = (changes: Partial<typeof stranger> & Record<string, string>) =>
    backOffice().anonymous.post('/admin/api/customer_users', { ...stranger, ...changes });

  it.each(['firstName', 'lastName', 'middleName', 'namePrefix', 'nameSuffix'])(
    'is no name when it is an address or a sentence: %s',
    async (field) => {
      const { status, body } = await register({ [field]: PHISHING });
      expect(status).toBe(400);
      expect(body).toEqual([expect.objectContaining({ title: 'person name constraint', source: field })]);
    },
  );

  it('is not in a mail to an address that nobody has shown to be theirs', async () => {
    const unlikely = 'Validez Votre Dossier';
    expect((await register({ firstName: unlikely })).status).toBe(201);
    await lettersLeft(backOffice());
    await backOffice().anonymous.post('/admin/api/customerUser/password_reset/request', {
      email: stranger.email,
    });
    await lettersLeft(backOffice());

    const { mails } = backOffice();
    expect(mails.map(({ to }) => to)).toEqual([stranger.email, stranger.email]);
    for (const { text, html, subject } of mails) {
      expect([text, html, subject].join('\n')).not.toContain(unlikely);
      expect(text).toContain('Bonjour,');
    }
  });

  it('is refused at a change too, while a name that was there before may stay', async () => {
    const { seed, signIn, store } = backOffice();
    const { id, email, password } = await seed.person();
    await store.script(`update customer_users set last_name = 'Durand (durand.example)' where id = ${id}`);
    const marie = await signIn(email, password);
    const change = (body: object) => marie.patch(`/admin/api/customer_users/${id}`, body);

    expect((await change({ firstName: PHISHING })).status).toBe(400);
    expect((await change({ firstName: 'Ève', lastName: 'Durand (durand.example)' })).status).toBe(200);
    expect((await change({ lastName: 'Durand (autre.example)' })).status).toBe(400);
  });
});
