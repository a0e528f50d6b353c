import { existsSync, readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { deployRelease } from './deploy-release';
import { putRelease, sceneOfDist } from '../../test/release-samples';

const scene = sceneOfDist();

/** Deploys a release that is verified through a given portal. */
function deployThrough(url: string) {
  return deployRelease({
    dist: scene.dist,
    name: 'agent',
    version: '1.0.0',
    from: putRelease(path.join(scene.dist, 'built'), {}),
    url,
    isPreview: false,
    isAheadOfShell: false,
    cause: 'deploy agent',
    onStep: () => undefined,
  });
}

const uploaded = () => readdirSync(path.join(scene.dist, 'remotes/agent'));

describe('the server that a release is verified through', () => {
  let server: Server | undefined;

  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
    server = undefined;
  });

  /** A server with a given request handler. */
  async function serverThat(answer: RequestListener): Promise<string> {
    const listening = createServer(answer);
    server = listening;
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${String((listening.address() as AddressInfo).port)}`;
  }

  const TYPES: Readonly<Record<string, string>> = {
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.json': 'application/json',
  };
  const typeOf = ({ url = '' }: IncomingMessage) => TYPES[path.extname(url)] ?? '';
  const right = {
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript',
    'x-content-type-options': 'nosniff',
  };

  it.each<[string, RequestListener, RegExp]>([
    [
      'serves another dist',
      (_, response) => response.writeHead(404).end('no'),
      /answered 404: is that portal's dist the one/,
    ],
    [
      'lets files be kept for an hour',
      (_, response) => response.writeHead(200, { ...right, 'cache-control': 'max-age=3600' }).end(),
      /cache-control "max-age=3600": it must be immutable for a year/,
    ],
    [
      'answers with a page',
      (_, response) => response.writeHead(200, { ...right, 'content-type': 'text/html' }).end('<html>'),
      /is served as "text\/html", not as/,
    ],
    [
      'lets the browser guess types',
      (request, response) => {
        response.writeHead(200, { 'cache-control': right['cache-control'], 'content-type': typeOf(request) });
        response.end();
      },
      /without x-content-type-options: nosniff/,
    ],
    [
      'serves other bytes',
      (request, response) =>
        response.writeHead(200, { ...right, 'content-type': typeOf(request) }).end('tampered'),
      /is not the file that was built/,
    ],
  ])('%s', async (_what, answer, reason) => {
    const url = await serverThat(answer);
    await expect(deployThrough(url)).rejects.toThrow(reason);

    expect(uploaded()).toEqual([]);
    expect(existsSync(path.join(scene.dist, 'remotes.json'))).toBe(false);
  });

  it('is not there', async () => {
    await expect(deployThrough('http://127.0.0.1:9')).rejects.toThrow(
      'could not be had: is a portal running there?',
    );
    expect(uploaded()).toEqual([]);
  });
});
