import { existsSync, readdirSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { deployFrom } from '../../test/deploy-scene';
import { putRelease, sceneOfDist } from '../../test/release-samples';

const scene = sceneOfDist();
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
};
const answering =
  (headers: Readonly<Record<string, string>>): RequestListener =>
  ({ url = '' }, response) =>
    response.writeHead(200, { 'content-type': TYPES[path.extname(url)] ?? '', ...headers }).end('tampered');

it.each<[string | RegExp, RequestListener | undefined]>([
  ['could not be had: is a portal running there?', undefined],
  [/answered 404: is that portal's dist the one/, (_, response) => response.writeHead(404).end('no')],
  [/"max-age=3600": it must be immutable/, answering({ ...HEADERS, 'cache-control': 'max-age=3600' })],
  [/is served as "text\/html", not as/, answering({ ...HEADERS, 'content-type': 'text/html' })],
  ['without x-content-type-options: nosniff', answering({ 'cache-control': HEADERS['cache-control'] })],
  [/is not the file that was built/, answering(HEADERS)],
])('a release is not given through a server that answers otherwise: %s', async (reason, answer) => {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const from = putRelease(scene.inDist('built'), {});
  const url = `http://127.0.0.1:${String(answer ? port : 9)}`;
  try {
    await expect(
      deployFrom({ dist: scene.dist, name: 'agent', version: '1.0.0', from, url }),
    ).rejects.toThrow(reason);
  } finally {
    server.closeAllConnections();
    server.close();
  }
  expect(readdirSync(scene.inDist('remotes/agent'))).toEqual([]);
  expect(existsSync(scene.inDist('remotes.json'))).toBe(false);
});
