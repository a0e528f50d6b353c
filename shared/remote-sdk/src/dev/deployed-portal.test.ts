import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writtenEntry, writtenRegistry } from '@portal/registry/registry-samples';
import { examinePortal, misfits } from './deployed-portal';

const PAGE = '<script defer src="/shell/1.2.0/main.ab12.js" integrity="sha384-x" nonce="n"></script>';
const provides = { contract: 1, kit: '1.3.0', react: '19.3.1' };
const PORTAL = { '/': PAGE, '/shell/1.2.0/shell.json': JSON.stringify({ provides }) };
const REGISTRY = JSON.stringify(writtenRegistry({ agent: writtenEntry('agent') }));
const servers: Server[] = [];

afterAll(() => {
  for (const server of servers) server.close();
});

/** A site with the given paths; all others give a 404. */
async function site(pages: Readonly<Record<string, string>>): Promise<string> {
  const server = createServer((request, response) => {
    const body = pages[request.url ?? ''];
    response.writeHead(body === undefined ? 404 : 200).end(body ?? 'Not found');
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a deployed portal', () => {
  it('is found, with what its shell provides', async () => {
    const address = await site({ ...PORTAL, '/remotes.json': REGISTRY });
    await expect(examinePortal(address)).resolves.toEqual({
      url: new URL(address),
      shell: provides,
      remotes: ['agent'],
    });
  });

  it('whose registry has another layout is told apart', async () => {
    const address = await site({ ...PORTAL, '/remotes.json': '{"schema":1}' });
    await expect(examinePortal(address)).rejects.toThrow(
      `${address}/remotes.json is no registry of this kind: registry: unknown schema 1.`,
    );
  });

  it('that is another site is told apart', async () => {
    const address = await site({ '/': '<h1>It works!</h1>' });
    await expect(examinePortal(address)).rejects.toThrow(
      `${address} is no portal: its page (200) starts with no shell.`,
    );
  });

  it('that does not say what its shell provides is too old', async () => {
    const address = await site({ '/': PAGE, '/shell/1.2.0/shell.json': '{}' });
    await expect(examinePortal(address)).rejects.toThrow('older than this command');
  });

  it('that nobody serves is unreachable', async () => {
    await expect(examinePortal('http://127.0.0.1:9')).rejects.toThrow(
      /^http:\/\/127\.0\.0\.1:9 cannot be reached: .+\.$/,
    );
  });

  it.each([
    ['portail.example', 'is not an address'],
    ['ftp://portail.example', 'is not an address'],
    ['https://portail.example/login', 'stands at the root of its host, such as https://portail.example.'],
  ])('is not looked for at "%s"', async (text, reason) => {
    await expect(examinePortal(text)).rejects.toThrow(reason);
  });
});

describe('a shell for a remote', () => {
  it('fits when it has what the remote needs', () => {
    expect(misfits({ contract: 1, kit: '^1.2.0', react: '^19.0.0' }, provides)).toEqual([]);
  });

  it('says everything that it lacks', () => {
    expect(misfits({ contract: 2, kit: '^1.4.0', react: '~19.2.0' }, provides)).toEqual([
      'contract 2 (the shell speaks 1)',
      'kit ^1.4.0 (the shell has 1.3.0)',
      'react ~19.2.0 (the shell has 19.3.1)',
    ]);
  });
});
