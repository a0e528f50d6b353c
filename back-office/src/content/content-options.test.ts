import { lettersLeft, useBackOffice } from '../../test/testing/test-back-office';
import { sql } from '../store/sql';

const now = new Date('2026-11-20T09:00:00Z');
const backOffice = useBackOffice({ now: () => now, limits: { contact: { count: 1, windowS: 60 } } });
const message = {
  firstName: 'Élodie',
  lastName: 'Martin',
  organization: 'Particulier',
  contactBy: 'phone',
  email: 'a@example.fr',
  phoneNumber: '0639981234',
  reason: 'other',
  comment: "L'été « prochain » ?",
};

it('the contact form keeps the message, posts the mail, and makes who sends too many wait', async () => {
  const { anonymous, store, mails } = backOffice();
  const send = () => anonymous.post('/items/contact', message);
  expect((await send()).status).toBe(204);
  expect(await send()).toMatchObject({
    status: 429,
    headers: { 'retry-after': '60' },
    body: {
      errors: [
        {
          message: 'Too many requests, retry after 60s.',
          extensions: { limit: 1, reset: '2026-11-20T09:01:00.000Z', code: 'REQUESTS_EXCEEDED' },
        },
      ],
    },
  });
  expect(await store.rows(sql`select item, created_at from contact_messages`)).toEqual([
    { item: message, created_at: now },
  ]);
  await lettersLeft(backOffice());
  expect(mails).toMatchObject([
    {
      to: 'superviseur@intergestion.example',
      subject: 'Autre demande\u00a0: Élodie Martin',
      replyTo: 'a@example.fr',
    },
  ]);
});
