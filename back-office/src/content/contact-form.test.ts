import { closeContent, serveContent, type ServedContent } from '../../test/testing/served-content';

afterEach(closeContent);

const containing = (text: string): unknown => expect.stringContaining(text);

const message = {
  firstName: 'Élodie',
  lastName: 'Martin',
  organization: 'Particulier',
  contactBy: 'email',
  email: 'a@example.fr',
  phoneNumber: '0639981234',
  reason: 'mortgageRequest',
  comment: 'Bonjour, je voudrais un rendez-vous.',
};

describe('a message of the contact form', () => {
  const post = ({ app }: ServedContent, body: unknown) =>
    app.inject({
      method: 'POST',
      url: '/items/contact',
      headers: { 'content-type': 'application/json' },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });

  it('is kept and mailed to the supervisor alone, with no copy to an address anyone may have typed; the answer is empty', async () => {
    const service = await serveContent();
    const answer = await post(service, { ...message, phoneNumber: 639981234 });
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe('');
    expect(service.messages).toEqual([{ ...message, phoneNumber: '639981234' }]);
    expect(service.mails).toEqual([
      {
        to: 'superviseur@intergestion.example',
        replyTo: 'a@example.fr',
        subject: 'Demande de financement\u00a0: Élodie Martin',
        text: containing('Téléphone\u00a0: 639981234'),
        quote: 'Bonjour, je voudrais un rendez-vous.',
      },
    ]);
  });

  it.each([
    ['an endless field', { ...message, comment: 'x'.repeat(5001) }, 'VALUE_TOO_LONG'],
    ['several messages at once', [message, message], 'INVALID_PAYLOAD'],
    ['a body that is not JSON', '{"firstName":', 'INVALID_PAYLOAD'],
    ['a body of more than a megabyte', { ...message, comment: 'x'.repeat(1_100_000) }, 'INVALID_PAYLOAD'],
  ])('with %s is refused', async (_, body, code) => {
    const service = await serveContent();
    const answer = await post(service, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code } }] });
    expect(service.messages).toEqual([]);
  });

  it('has eight fields: another one is refused by its name', async () => {
    const service = await serveContent();
    const answer = await post(service, { ...message, kind: 'form' });
    expect([answer.statusCode, answer.body]).toEqual([403, containing('\\"kind\\"')]);
    expect(service.messages).toEqual([]);
  });

  it('that is a classic form is not read: every field is missing', async () => {
    const { app } = await serveContent();
    const answer = await app.inject({
      method: 'POST',
      url: '/items/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'firstName=A',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ errors: unknown[] }>().errors).toHaveLength(8);
  });

  it('is kept even when the mail cannot leave', async () => {
    const service = await serveContent({ sendMail: () => Promise.reject(new Error('no mail server')) });
    expect((await post(service, message)).statusCode).toBe(204);
    expect(service.messages).toHaveLength(1);
  });

  it('cannot put a header of its own into the mail', async () => {
    const service = await serveContent();
    const phoneNumber = '06\n\nL’équipe InterGestion';
    await post(service, { ...message, firstName: 'A\r\nBcc: b@example.org', phoneNumber });
    expect(service.mails[0]?.text).toContain('Téléphone\u00a0: 06 L’équipe InterGestion\n');
    expect(service.mails[0]?.subject).toBe('Demande de financement\u00a0: A Bcc: b@example.org Martin');
  });
});
