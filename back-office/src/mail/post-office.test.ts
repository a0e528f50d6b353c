import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { sql } from '../store/sql';
import { useBackOffice } from '../testing/test-back-office';
import { folderCarrier, smtpCarrier } from './carriers';
import { createPostOffice } from './post-office';

const backOffice = useBackOffice();
const mail = { to: 'marie@example.org', subject: 'Choisissez un mot de passe', text: 'Bonjour Zoé\u00a0!' };

it('keeps a message until the server takes it, and then no longer', async () => {
  const { store } = backOffice();
  const clock = { at: new Date('2026-05-04T10:00:00Z') };
  const taken: string[] = [];
  const problems: unknown[] = [];
  let isDown = true;
  const post = createPostOffice(
    store,
    ({ to }) => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(void taken.push(to))),
    () => clock.at,
    (problem) => problems.push(problem),
  );
  await post.post(store, mail);
  await post.deliver();
  isDown = false;
  await post.deliver();
  expect({ taken, problems: problems.length }).toEqual({ taken: [], problems: 1 });
  clock.at = new Date(clock.at.getTime() + 3600_000);
  await post.deliver();
  await post.stop();
  expect(taken).toEqual([mail.to]);
  expect(await store.rows(sql`select 1 from outgoing_mails`)).toEqual([]);
});

it('writes messages as files where there is no mail server', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-outbox-'));
  const told: string[] = [];
  await folderCarrier(folder, 'portail@example.org', (file) => told.push(file))(mail);
  const [file = ''] = readdirSync(folder);
  expect(told).toEqual([path.join(folder, file)]);
  expect(readFileSync(path.join(folder, file), 'utf8')).toContain('To: marie@example.org');
  rmSync(folder, { recursive: true });
});

it('hands messages to a mail server', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      received.push(...session.envelope.rcptTo.map(({ address }) => address));
      stream.resume();
      stream.on('end', () => done());
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  await smtpCarrier(`smtp://127.0.0.1:${port}`, 'portail@example.org')(mail);
  await new Promise<void>((resolve) => server.close(resolve));
  expect(received).toEqual([mail.to]);
});
