import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sceneOfHost } from '../host-scene';

const scene = sceneOfHost();

describe('the registry', () => {
  it('is asked for again each time and costs nothing when it is the same', async () => {
    const first = await scene.get('/remotes.json', { 'accept-encoding': 'br' });
    const again = await scene.get('/remotes.json', { 'if-none-match': String(first.headers.etag) });

    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('is the new one as soon as it is replaced', async () => {
    const before = await scene.get('/remotes.json');
    scene.write('dist/remotes.json.tmp', '{"schema":2,"serial":2,"remotes":{}}');
    renameSync(path.join(scene.dist, 'remotes.json.tmp'), path.join(scene.dist, 'remotes.json'));
    const after = await scene.get('/remotes.json', { 'if-none-match': String(before.headers.etag) });

    expect(after.statusCode).toBe(200);
    expect(after.json()).toMatchObject({ serial: 2 });
  });

  it.each(['/', '/config.json', '/remotes/public/1.0.0/entry.js', '/admin/api/mine', '/admin/api/nothing'])(
    'is told by its serial in the answer to %s',
    async (url) => {
      const told = async () => (await scene.get(url)).headers['server-timing'];
      expect(await told()).toBe('registry;desc="1"');
      scene.write('dist/remotes.json', '{"schema":2,"serial":2,"remotes":{}}');
      // Looks at the file, which the others do four times a second at most.
      await scene.get('/remotes.json');
      expect(await told()).toBe('registry;desc="2"');
    },
  );

  it.each(['{"schema":2', '{"schema":2,"serial":"7"}'])('has no serial in %s', async (malformed) => {
    scene.write('dist/remotes.json', malformed);
    await scene.get('/remotes.json');
    expect((await scene.get('/')).headers).not.toHaveProperty('server-timing');
  });

  it('is a 404 when there is none', async () => {
    rmSync(path.join(scene.dist, 'remotes.json'));

    expect((await scene.get('/remotes.json')).statusCode).toBe(404);
  });
});
