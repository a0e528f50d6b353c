import Fastify from 'fastify';
import { createAttempts } from '../auth/attempts';
import { DEFAULT_LIMITS } from '../auth/limits';
import { contentTexts } from '../app/content-texts';
import type { Mail } from '../mail/mail';
import { createMailer } from '../mail/mailer';
import { createLetterWriter } from '../mail/write-letter';
import { openStore } from '../store/open-store';
import { sql } from '../store/sql';
import type { Store } from '../store/store';
import { testLocation } from '../../test/testing/test-back-office';
import { contentOptions } from './content-options';
import { contentService } from './content-service';

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

describe('the contact form on the services of the back office', () => {
  const now = (): Date => new Date('2026-11-20T09:00:00Z');
  let store: Store;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const test = await testLocation();
    drop = test.drop;
    store = await openStore(test.location);
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await drop();
  });

  it('keeps the message, posts the mail, and makes who sends too many wait', async () => {
    const mails: Mail[] = [];
    const transport = (mail: Mail): Promise<void> => {
      mails.push(mail);
      return Promise.resolve();
    };
    const write = createLetterWriter({
      site: 'https://portail.example',
      footer: () => Promise.resolve([]),
      openReset: () => Promise.resolve(undefined),
      openNotice: () => Promise.resolve(undefined),
      picture: () => Promise.resolve(undefined),
    });
    const post = createMailer({ database: store, write, transport, now, onProblem: () => undefined });
    const limits = { ...DEFAULT_LIMITS, contact: { count: 1, windowS: 60 } };
    const app = Fastify();
    await app.register(
      contentService,
      contentOptions(
        { store, now, post, limits, attempts: createAttempts(store, now), fingerprintOf: String },
        contentTexts(),
      ),
    );
    const send = () => app.inject({ method: 'POST', url: '/items/contact', payload: message });

    expect((await send()).statusCode).toBe(204);
    const refused = await send();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect(await store.rows(sql`select item, created_at from contact_messages`)).toEqual([
      { item: message, created_at: now() },
    ]);
    await post.deliver();
    await post.stop();
    expect(mails).toMatchObject([
      {
        to: 'superviseur@intergestion.example',
        subject: 'Autre demande\u00a0: Élodie Martin',
        replyTo: 'a@example.fr',
      },
    ]);
    await app.close();
  });
});
