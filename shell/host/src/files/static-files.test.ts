import { renameSync } from 'node:fs';
import path from 'node:path';
import { CODE, sceneOfHost } from '../../test/host-scene';
import cases from './static-files.test.json';

const scene = sceneOfHost();

describe('the files of a release', () => {
  it('are kept for ever and come compressed', async () => {
    const answer = await scene.get('/remotes/agent/1.0.0/entry.js', { 'accept-encoding': 'gzip, br' });

    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
  });

  it('cost nothing where the browser has them', async () => {
    for (const accepts of ['br', 'identity']) {
      const headers = { 'accept-encoding': accepts };
      const { headers: first } = await scene.get('/remotes/agent/1.0.0/entry.js', headers);
      const known = { ...headers, 'if-none-match': String(first.etag) };
      const again = await scene.get('/remotes/agent/1.0.0/entry.js', known);
      expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([
        304,
        '',
        first['cache-control'],
      ]);
    }
  });

  it('come as they are to who takes no compression', async () => {
    expect((await scene.get('/remotes/agent/1.0.0/entry.js')).body).toBe(CODE);
    expect((await scene.get('/remotes/agent/1.0.0/entry.js', { 'accept-encoding': 'br;q=0' })).body).toBe(
      CODE,
    );
  });

  it('are read from the disk each time: a release that is removed and put back is gone and back', async () => {
    const place = path.join(scene.dist, 'remotes/agent');
    renameSync(place, `${place}-away`);
    const gone = await scene.get('/remotes/agent/1.0.0/entry.js');
    renameSync(`${place}-away`, place);

    expect(gone.statusCode).toBe(404);
    expect(gone.headers['cache-control']).toBe('no-store');
    expect((await scene.get('/remotes/agent/1.0.0/entry.js')).statusCode).toBe(200);
  });

  it.each(cases.notFound)(
    'are a true 404 in plain text to who asks for files when they are not there: %s',
    async (url) => {
      const answer = await scene.get(url, { accept: '*/*' });

      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(answer.body).toBe('Not found\n');
    },
  );
});

describe('what lies at the root', () => {
  it('is served with its type', async () => {
    expect((await scene.get('/favicon.svg')).headers['content-type']).toBe('image/svg+xml');
  });

  it('comes in parts, for the seeking of a film', async () => {
    const middle = await scene.get('/film.mp4', { range: 'bytes=2-4' });
    const end = await scene.get('/film.mp4', { range: 'bytes=-3' });
    const beyond = await scene.get('/film.mp4', { range: 'bytes=20-' });

    expect(middle.statusCode).toBe(206);
    expect(middle.body).toBe('234');
    expect(middle.headers['content-range']).toBe('bytes 2-4/10');
    expect(end.body).toBe('789');
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */10']);
  });
});
