import { startMailServer } from '../../test/testing/mail-server';
import { sql } from '../store/sql';
import { useBackOffice } from '../../test/testing/test-back-office';
import { smtpTransport } from './transports';
import type { Letter, Mail, MailTransport } from './mail';
import { createMailer } from './mailer';
import { createLetterWriter } from './write-letter';

const clock = { at: new Date('2026-05-04T10:00:00Z') };
// Share the clock: housekeeping deletes old messages.
const backOffice = useBackOffice({ now: () => clock.at });
const MARIE = 'marie@example.org';
const letter: Letter = { kind: 'plain', subject: 'Bonjour', text: 'Bonjour Zoé\u00a0!' };
const write = createLetterWriter({
  site: 'https://portail.example',
  footer: () => Promise.resolve([]),
  openReset: () => Promise.resolve(undefined),
  openNotice: () => Promise.resolve(undefined),
  picture: () => Promise.resolve(undefined),
});

beforeEach(() => {
  clock.at = new Date('2026-05-04T10:00:00Z');
});
const minutes = (count: number): void => {
  clock.at = new Date(clock.at.getTime() + count * 60_000);
};

function open(transport: MailTransport) {
  const problems: unknown[] = [];
  const { store } = backOffice();
  const post = createMailer({
    database: store,
    write,
    transport,
    now: () => clock.at,
    onProblem: (problem) => problems.push(problem),
  });
  return { post, problems };
}
const waiting = () =>
  backOffice().store.rows<{ tries: number; given_up: boolean }>(
    sql`select tries, next_try_at is null as given_up from outgoing_mails order by id`,
  );

it('keeps a message while the mail server is down, sends it once it is up, and keeps it no longer', async () => {
  const first = await startMailServer();
  const { port } = first;
  await first.stop();
  const { post, problems } = open(smtpTransport(`smtp://127.0.0.1:${port}`, 'portail@example.org'));
  await post.post(backOffice().store, MARIE, letter);
  await post.deliver();
  expect(problems).toHaveLength(1);
  expect(await waiting()).toEqual([{ tries: 1, given_up: false }]);
  const server = await startMailServer({}, port);
  await post.deliver();
  expect(server.received).toEqual([]);
  minutes(1);
  await post.deliver();
  await post.stop();
  await server.stop();
  expect(server.received.map(({ to }) => to)).toEqual([[MARIE]]);
  expect(await waiting()).toEqual([]);
});

it('tries five times more, ever later, and then gives up', async () => {
  const tries: Date[] = [];
  const { post, problems } = open(() => {
    tries.push(clock.at);
    return Promise.reject(new Error('down'));
  });
  await post.post(backOffice().store, MARIE, letter);
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    // Only the minutes at which something may be due, since each delivery queries the database.
    if ([0, 1, 2, 6, 7, 21, 22, 81, 82, 321, 322, 1439].includes(minute)) await post.deliver();
    minutes(1);
  }
  await post.stop();
  const start = tries[0]?.getTime() ?? 0;
  expect(tries.map((at) => (at.getTime() - start) / 60_000)).toEqual([0, 1, 6, 21, 81, 321]);
  expect(problems).toHaveLength(6);
  expect(await waiting()).toEqual([{ tries: 6, given_up: true }]);
});

it('gives a recipient up who is refused for good, and goes on with the others', async () => {
  const server = await startMailServer();
  const { post, problems } = open(smtpTransport(`smtp://127.0.0.1:${server.port}`, 'portail@example.org'));
  for (const to of ['nobody@example.org', 'later@example.org', MARIE])
    await post.post(backOffice().store, to, letter);
  await post.deliver();
  await post.stop();
  await server.stop();
  expect(server.received.map(({ to }) => to)).toEqual([[MARIE]]);
  expect(problems).toHaveLength(2);
  expect(await waiting()).toEqual([
    { tries: 1, given_up: true },
    { tries: 1, given_up: false },
  ]);
});

it('sends everything that waits, each message once, from however many instances', async () => {
  const sent: Mail[] = [];
  const transport: MailTransport = (mail) => {
    sent.push(mail);
    return Promise.resolve();
  };
  const [one, other] = [open(transport).post, open(transport).post];
  const { store } = backOffice();
  for (let count = 0; count < 45; count += 1) await one.post(store, `a${count}@example.org`, letter);
  await Promise.all([one.deliver(), other.deliver()]);
  await one.stop();
  await other.stop();
  expect(new Set(sent.map(({ to }) => to)).size).toBe(45);
  expect(sent).toHaveLength(45);
});

it('has nothing to send for a transaction that came to nothing', async () => {
  const { post } = open(() => Promise.resolve());
  const attempt = backOffice().store.transaction(async (tx) => {
    await post.post(tx, MARIE, letter);
    throw new Error('no');
  });
  await expect(attempt).rejects.toThrow('no');
  expect(await waiting()).toEqual([]);
  await post.stop();
});
