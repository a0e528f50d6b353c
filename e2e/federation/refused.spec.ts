import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { expect, test as base, type OwnBuilds } from '../fixtures/own-portal';
import { expectSameDocument, expectShown, heading, openProjects } from './open-tab';

const CLI = path.resolve(import.meta.dirname, '../../dist/server/portal.mjs');

/** A request on its way to the portal, as somebody who sits on the line sees it. */
interface Caught {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  body: Buffer;
}

/** The line between a team and the portal. */
interface Wire {
  readonly address: string;
  /** Sees each request, and may change its body; false: it never arrives. */
  meddle: (caught: Caught) => boolean;
  /** Sees that a request was answered, before the team does. */
  onAnswer: (caught: Caught) => void;
}

/** Passes a request on as it is. */
function pass(portal: string, { method, url, headers, body }: Caught): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    send(new URL(url, portal), { method, headers }, resolve).on('error', reject).end(body);
  });
}

const test = base.extend<{ wire: Wire }>({
  wire: async ({ portal }, use) => {
    async function carry(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const { method = '', url = '', headers } = request;
      const caught: Caught = { method, url, headers, body: await buffer(request) };
      if (!wire.meddle(caught)) {
        request.socket.destroy();
        return;
      }
      const answer = await pass(portal.address, caught);
      const content = await buffer(answer);
      wire.onAnswer(caught);
      response.writeHead(answer.statusCode ?? 500, answer.headers).end(content);
    }
    const server = createServer((request, response) => {
      carry(request, response).catch(() => request.socket.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const wire: Wire = {
      address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
      meddle: () => true,
      onAnswer: () => undefined,
    };
    await use(wire);
    server.closeAllConnections();
    server.close();
  },
});

/** Two teams make keys, and the owner gives each its app. @returns the files of the keys */
async function keysOfTeams(
  own: OwnBuilds,
  apps: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const files: Record<string, string> = {};
  const shown = (await own.run('ownership')).answer as { readonly apps: Record<string, object> };
  const edited: Record<string, object> = { ...shown.apps };
  for (const app of apps) {
    const file = path.join(own.dist, `../${app}-${String(Date.now())}.key`);
    const { publicKey } = (await own.run('key', file)).answer as { readonly publicKey: string };
    edited[app] = { ...shown.apps[app], keys: [{ key: publicKey, name: 'CI' }] };
    files[app] = file;
  }
  const text = path.join(own.dist, '../edited.json');
  writeFileSync(text, JSON.stringify(edited));
  await own.run('ownership', '--set', text);
  return files;
}

/** Everything that the open page is served, asked by the page itself. */
const servedTo = (page: Page) =>
  page.evaluate(async () => {
    const config = await fetch('/config.json');
    const registry = await (await fetch('/remotes.json', { cache: 'no-store' })).text();
    const { stable } = (JSON.parse(registry) as { remotes: Record<string, { stable: string }> }).remotes[
      'applicant'
    ] ?? { stable: '' };
    const entry = await fetch(`/remotes/applicant/${stable}/remote.json`, { cache: 'no-store' });
    return [config.headers.get('server-timing'), registry, await entry.text()];
  });

test('whatever is tried against the portal, the open page is served the same, and the job can be run again', async ({
  page,
  own,
  portal,
  wire,
  applicant,
  signIn,
}) => {
  await own.ship('applicant', '1.0.0');
  const keys = await keysOfTeams(own, ['applicant', 'agent']);
  await openProjects(page, () => signIn(applicant.email));
  const before = await servedTo(page);

  async function expectUnchanged(): Promise<void> {
    expect(await servedTo(page)).toEqual(before);
    await expectShown(page, 'applicant', '1.0.0');
    await expect(heading(page)).toHaveText('Vos projets');
    await expectSameDocument(page);
  }

  const from = own.make('applicant', '1.1.0', { says: { 'Vos projets': 'Vos projets, enfin' } });
  const pushing = ['push', 'applicant', '--from', from, '--portal', wire.address];
  const signed = ['--key', keys['applicant'] ?? ''];
  const push = () => own.cli(...pushing, ...signed);

  await test.step('the key of another team', async () => {
    expect(await own.cli(...pushing, '--key', keys['agent'] ?? '')).toMatchObject({
      code: 1,
      answer: { error: expect.stringContaining('mfe-applicant is not an app of team-agent') },
    });
    await expectUnchanged();
  });

  await test.step('a byte that is flipped on the way', async () => {
    wire.meddle = (caught) => {
      if (caught.method === 'PUT')
        caught.body = caught.body.map((byte, at) => (at === 0 ? byte ^ 1 : byte)) as Buffer;
      return true;
    };
    expect(await push()).toMatchObject({
      code: 1,
      answer: { error: 'The content is not the one that was signed.' },
    });
    wire.meddle = () => true;
    await expectUnchanged();
  });

  await test.step('a request that is sent again', async () => {
    const caught: Caught[] = [];
    wire.meddle = (each) => {
      caught.push(each);
      return true;
    };
    await own.run('status', '--portal', wire.address, ...signed);
    wire.meddle = () => true;
    const [first] = caught;
    if (!first) throw new Error('Nothing went over the line');
    const again = await pass(portal.address, first);
    expect(again.statusCode).toBe(409);
    expect((await buffer(again)).toString()).toContain('The same request was sent before');
    await expectUnchanged();
  });

  let files = 0;
  const isFile = ({ method }: Caught) => method === 'PUT' && (files += 1) > 0;
  const isCommand = ({ url }: Caught) => url === '/portal/commands';
  const isAnnouncement = (each: Caught) => each.method === 'POST' && !isCommand(each);
  const KILLS: readonly (readonly [string, 'before' | 'after', (caught: Caught) => boolean])[] = [
    ['before it says what it sends', 'before', isAnnouncement],
    ['after it said so', 'after', isAnnouncement],
    ['at its first file', 'before', (each) => isFile(each) && files === 1],
    ['after some files', 'after', (each) => isFile(each) && files === 10],
    ['among many files', 'before', (each) => isFile(each) && files === 20],
    ['before its command arrives', 'before', isCommand],
  ];
  for (const [point, moment, isPoint] of KILLS)
    await test.step(`a job that is killed ${point}`, async () => {
      files = 0;
      const job = execFile(process.execPath, [CLI, ...pushing, ...signed, '--dist', own.dist]);
      const ended = new Promise((resolve) => job.once('exit', (_code, signal) => resolve(signal)));
      const killAt = (when: 'before' | 'after') => (caught: Caught) => {
        if (moment === when && isPoint(caught)) job.kill('SIGKILL');
        return !job.killed;
      };
      wire.meddle = killAt('before');
      wire.onAnswer = killAt('after');
      expect(await ended).toBe('SIGKILL');
      await expectUnchanged();
    });
  wire.meddle = () => true;
  wire.onAnswer = () => undefined;

  await test.step('a full disk', async () => {
    // Linux has a device that is always full; the portal writes beside the file first.
    const marks = path.join(own.dist, 'remotes/.verified/applicant');
    mkdirSync(marks, { recursive: true });
    symlinkSync('/dev/full', path.join(marks, `1.1.0.json.${String(portal.pid)}.tmp`));
    expect(await push()).toMatchObject({
      code: 1,
      answer: {
        error: expect.stringMatching(/1\.1\.0\.json cannot be written: the disk is full \(ENOSPC\)/),
      },
    });
    expect(readdirSync(path.join(own.dist, 'remotes/applicant'))).not.toContain('1.1.0');
    await expectUnchanged();
  });

  // There is room again. What arrived before is not sent a second time.
  const { code, answer } = await push();
  expect([code, (answer as { readonly sent: number }).sent]).toEqual([0, 0]);
  expect(readFileSync(path.join(own.dist, 'remotes.json'), 'utf8')).not.toBe(before[1]);
  await page.reload();
  await expect(heading(page)).toHaveText('Vos projets, enfin');
  await expectShown(page, 'applicant', '1.1.0');
});
