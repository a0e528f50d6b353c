import fc from 'fast-check';
import { lettersLeft, useBackOffice } from '../../test/testing/test-back-office';
import { isPersonName } from './person-name';

describe('S6: a name', () => {
  it.each([
    'Marie',
    'Jean-Pierre',
    'Anne‑Sophie',
    'D’Artagnan',
    "O'Connor",
    'Charles de Gaulle',
    'Van der Berg',
    'Élodie Ñúñez-Łukasz',
    'J.-P.',
    'J.Martin',
    'J. R. R. Tolkien',
    'Ma. Teresa',
    'Martin, Jr.',
    'Gal·la',
    'María de los Ángeles de la Santísima Trinidad',
    'Nguyễn Thị Minh Khai',
    'Ольга Владимировна',
    'Γιώργος',
    '王小明',
    'マリア・クララ',
    'محمد عبد الله',
    'שָׂרָה',
    'अनुष्का',
    'ศรีสุดา',
    'Louis XIV',
    'Marie 2',
    'M. & Mme',
  ])('of a person is taken: %s', (name) => {
    expect(isPersonName(name)).toBe(true);
  });

  it.each([
    'Votre pret est accorde: validez votre dossier sur https://evil.example',
    'https://evil.example',
    'http evil example',
    'evil.example',
    'EVIL.EXAMPLE/x',
    'Marie evil.fr',
    't.co',
    'www evil',
    'banque。com',
    'a@evil.example',
    'Marie\nVotre pret est accorde',
    'Marie\r\nBcc: a@evil.example',
    'Marie\tDurand',
    'Marie\u2028Durand',
    '<b>Marie</b>',
    'Félicitations !',
    'Votre pret est accorde il faut maintenant appeler votre agence',
    'Appelez le 06 12 34 56 78',
    'Marie : votre dossier',
    '1 000 € pour vous',
    'M'.repeat(101),
  ])('that is more than a name is refused: %j', (name) => {
    expect(isPersonName(name)).toBe(false);
  });

  it('of letters, hyphens, apostrophes and spaces is taken, whatever the script', () => {
    const letter = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 1 })
      .filter((text) => /^\p{L}\p{M}*$/u.test(text));
    const word = fc.array(letter, { minLength: 1, maxLength: 6 }).map((letters) => letters.join(''));
    const between = fc.constantFrom('-', '’', "'", ' ', '. ');
    fc.assert(
      fc.property(fc.array(fc.tuple(word, between), { minLength: 1, maxLength: 5 }), (parts) => {
        const name = parts.flat().slice(0, -1).join('');
        expect(isPersonName(name)).toBe(!/\b(www|https?)\b/i.test(name));
      }),
      { numRuns: 500 },
    );
  });

  it('with the address of a site in it is refused, wherever it stands', () => {
    const label = fc.stringMatching(/^[a-z][a-z0-9-]{1,12}$/);
    const zone = fc.constantFrom('com', 'fr', 'example', 'xyz', 'co.uk');
    fc.assert(
      fc.property(label, zone, fc.constantFrom('', 'Marie ', 'Jean-'), (site, end, before) => {
        expect(isPersonName(`${before}${site}.${end}`)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});

describe('S6: what a stranger writes at a registration', () => {
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
