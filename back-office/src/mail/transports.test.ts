import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMailServer, type MailServer } from '../../test/testing/mail-server';
import { folderTransport, smtpTransport } from './transports';
import { RefusedMail, type Mail } from './mail';

const FROM = 'InterGestion <portail@example.org>';
const KEY = '2026-05-04T10-00-00-000Z-00000001';
const mail: Mail = {
  to: 'marie@example.org',
  subject: 'Choisissez un mot de passe',
  text: 'Bonjour Zoé\u00a0!',
  html: '<p>Bonjour Zoé\u00a0!</p>',
};
let server: MailServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});
const start = async (options?: Parameters<typeof startMailServer>[0]): Promise<MailServer> =>
  (server = await startMailServer(options));

it('hands a message to a mail server, as text and as a page', async () => {
  const { port, received } = await start();
  await smtpTransport(`smtp://127.0.0.1:${port}`, FROM)(mail, KEY);
  expect(received).toMatchObject([{ from: 'portail@example.org', to: [mail.to], isEncrypted: false }]);
  const source = received[0]?.source ?? '';
  for (const part of [
    /^From: InterGestion <portail@example\.org>$/m,
    /^To: marie@example\.org$/m,
    /^Auto-Submitted: auto-generated$/m,
    /^Content-Type: multipart\/alternative/m,
    /^Content-Type: text\/plain; charset=utf-8$/m,
    /^Content-Type: text\/html; charset=utf-8$/m,
  ])
    expect(source.replaceAll('\r', '')).toMatch(part);
});

it('tells the program of its reader how to stop mails that can be stopped', async () => {
  const { port, received } = await start();
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, FROM);
  const stopLink = 'https://portail.example/api/mails/stop/7.turn.x';
  await transport({ ...mail, stopLink }, KEY);
  await transport(mail, KEY);
  const [one = '', other] = received.map(({ source }) => source.replaceAll('\r', ''));
  expect(one).toContain(`\nList-Unsubscribe: <${stopLink}>\n`);
  expect(one).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(other).not.toMatch(/list-unsubscribe/i);
});

it('encrypts by STARTTLS where the server can, and says who it is', async () => {
  const { port, received } = await start({
    disabledCommands: [],
    authOptional: false,
    onAuth: ({ username, password }, _session, done) =>
      password === 's3cret' ? done(null, { user: username ?? '' }) : done(new Error('Invalid login')),
  });
  const url = (password: string) =>
    `smtp://portail:${password}@127.0.0.1:${port}?requireTLS=true&tls.rejectUnauthorized=false`;
  await smtpTransport(url('s3cret'), FROM)(mail, KEY);
  expect(received).toMatchObject([{ to: [mail.to], isEncrypted: true, user: 'portail' }]);
  // Wrong credentials are our mistake: the message waits until they are fixed.
  await expect(smtpTransport(url('wrong'), FROM)(mail, KEY)).rejects.not.toBeInstanceOf(RefusedMail);
});

it('does not go on in clear when encryption is asked for, nor with a certificate that nobody vouches for', async () => {
  const { port, received } = await start();
  await expect(smtpTransport(`smtp://127.0.0.1:${port}?requireTLS=true`, FROM)(mail, KEY)).rejects.toThrow();
  await server?.stop();
  const other = await start({ disabledCommands: [] });
  await expect(smtpTransport(`smtp://127.0.0.1:${other.port}`, FROM)(mail, KEY)).rejects.toThrow();
  expect([...received, ...other.received]).toEqual([]);
});

it('does not wait for ever for a mail server that says nothing', async () => {
  const { port, received } = await start({ onMailFrom: () => undefined });
  await expect(smtpTransport(`smtp://127.0.0.1:${port}`, FROM, 200)(mail, KEY)).rejects.not.toBeInstanceOf(
    RefusedMail,
  );
  expect(received).toEqual([]);
});

it('tells a refusal for good from one for now', async () => {
  const { port } = await start();
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, FROM);
  await expect(transport({ ...mail, to: 'nobody@example.org' }, KEY)).rejects.toBeInstanceOf(RefusedMail);
  await expect(transport({ ...mail, to: 'later@example.org' }, KEY)).rejects.not.toBeInstanceOf(RefusedMail);
});

it.each([
  'marie@example.org, paul@example.org',
  'marie@example.org\r\nBcc: paul@example.org',
  'marie@example.org>\r\nRCPT TO:<paul@example.org',
])('writes to one address at most, whatever is in it: %j', async (to) => {
  const { port, received } = await start();
  await smtpTransport(`smtp://127.0.0.1:${port}`, FROM)({ ...mail, to }, KEY).catch(() => undefined);
  expect(received.flatMap((one) => one.to)).not.toContain('paul@example.org');
  expect(received.map(({ source }) => source).join('')).not.toMatch(/^bcc:/im);
});

it('writes messages as files that their owner alone can read where there is no mail server', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-outbox-'));
  const told: string[] = [];
  await folderTransport(folder, FROM, (file) => told.push(file))(mail, KEY);
  const [file = ''] = readdirSync(folder);
  expect(told).toEqual([path.join(folder, file)]);
  expect(readFileSync(path.join(folder, file), 'utf8')).toContain('To: marie@example.org');
  expect(statSync(path.join(folder, file)).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
});
