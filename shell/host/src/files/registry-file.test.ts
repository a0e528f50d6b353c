import { renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { writtenEntry, writtenRegistry } from '@portal/registry/registry-samples';
import { sceneOfHost } from '../../test/host-scene';

const scene = sceneOfHost();

describe('the registry', () => {
  it('is asked for again each time, costs nothing when it is the same, and is the new one as soon as it is replaced', async () => {
    const first = await scene.get('/remotes.json', { 'accept-encoding': 'br' });
    const known = { 'if-none-match': String(first.headers.etag) };
    const again = await scene.get('/remotes.json', known);
    scene.write('dist/remotes.json.tmp', '{"schema":2,"serial":2,"remotes":{}}');
    renameSync(path.join(scene.dist, 'remotes.json.tmp'), path.join(scene.dist, 'remotes.json'));

    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await scene.get('/remotes.json', known)).json()).toMatchObject({ serial: 2 });
  });

  describe('in parts', () => {
    const agent = writtenEntry('agent', {}, { claims: [{ paths: ['/agent/*'], roles: ['AGENT'] }] });
    const serve = (text = JSON.stringify(writtenRegistry({ agent }))) =>
      scene.write('dist/remotes.json', text);
    const remotesAt = async (url: string) =>
      Object.keys((await scene.get(url)).json<{ remotes: object }>().remotes);

    it.each([
      ['/remotes.json?role=VISITOR', []],
      ['/remotes.json?role=AGENT', ['agent']],
      // Pages from before the parts, previews, and the commands.
      ['/remotes.json', ['agent']],
      ['/remotes.json?role=agent', ['agent']],
      ['/remotes.json?role=VISITOR&role=AGENT', ['agent']],
    ])('is at %s what there is for whoever asks', async (url, names) => {
      serve();
      expect(await remotesAt(url)).toEqual(names);
    });

    it('has an ETag for each, is compressed, and is the new one as soon as it is replaced', async () => {
      serve();
      const part = await scene.get('/remotes.json?role=VISITOR', { 'accept-encoding': 'br' });
      const whole = await scene.get('/remotes.json');
      expect(part.headers['etag']).not.toBe(whole.headers['etag']);
      expect(JSON.parse(brotliDecompressSync(part.rawPayload).toString())).toMatchObject({
        elsewhere: ['/agent/home'],
      });
      const known = { 'if-none-match': String(part.headers['etag']) };
      expect((await scene.get('/remotes.json?role=VISITOR', known)).statusCode).toBe(304);

      serve(JSON.stringify(writtenRegistry({ agent }, { serial: 8 })));
      expect((await scene.get('/remotes.json?role=VISITOR', known)).json()).toMatchObject({ serial: 8 });
    });
  });

  it.each([
    '/',
    '/config.json',
    '/remotes.json',
    '/remotes/public/1.0.0/entry.js',
    '/admin/api/mine',
    '/admin/api/nothing',
  ])('is told by its serial in the answer to %s', async (url) => {
    const told = async () => (await scene.get(url)).headers['server-timing'];
    expect(await told()).toBe('registry;desc="1"');
    scene.write('dist/remotes.json', '{"schema":2,"serial":2,"remotes":{}}');
    // Answers ask for the file four times a second at most.
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 250);
    expect(await told()).toBe('registry;desc="2"');
  });

  describe('that somebody damaged', () => {
    const kept = (serial: number, remotes: object = {}) =>
      JSON.stringify({ cause: 'deploy', registry: { schema: 2, serial, remotes } });

    it('is the newest good one of the history, for browsers, pages and readiness; it is told once', async () => {
      scene.declare([{ path: '/contact', title: 'Nous contacter' }]);
      const { remotes } = (await scene.get('/remotes.json')).json<{ remotes: object }>();
      scene.write('dist/remotes/.history/7.json', kept(7, remotes));
      scene.write('dist/remotes/.history/8.json', kept(8, { public: { stable: '2.0.0' } }));
      scene.write('dist/remotes/.history/9.json', '{"registry":');
      scene.write('dist/remotes/.history/10.json', kept(10).replace('"schema":2', '"schema":3'));
      scene.write('dist/remotes.json', '{"schema":2,"serial":11,');
      const lines: string[] = [];
      const host = await scene.open({ log: 'warn', logTo: { write: (line) => void lines.push(line) } });
      const get = (url: string) => host.app.inject({ url, headers: { accept: 'text/html' } });

      expect((await get('/remotes.json')).json()).toEqual({ schema: 2, serial: 7, remotes });
      const page = await get('/contact');
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('Nous contacter');
      expect(page.headers['server-timing']).toBe('registry;desc="7"');
      expect((await get('/no-such-page')).statusCode).toBe(404);
      expect((await get('/readyz')).json()).toMatchObject({
        status: 'ok',
        details: {
          registry: expect.stringMatching(
            /^remotes\.json cannot be read \(.+\): registry 7 of the history is served instead$/,
          ) as string,
        },
      });
      expect(lines.filter((line) => line.includes('registry 7 of the history'))).toHaveLength(1);
    });

    it.each([
      ['no JSON', '{"schema":2'],
      ['another schema', '{"schema":1,"serial":3,"remotes":{}}'],
      ['no serial', '{"schema":2,"serial":"7","remotes":{}}'],
      ['no remotes', '{"schema":2,"serial":7}'],
      ['empty', ''],
    ])('and is %s', async (_what, damaged) => {
      scene.write('dist/remotes/.history/3.json', kept(3));
      scene.write('dist/remotes.json', damaged);
      const host = await scene.open();

      expect((await host.app.inject('/remotes.json')).json()).toMatchObject({ serial: 3 });
    });
  });

  it('is a 404 when there is none, and goes on while the disk does not say', async () => {
    const file = path.join(scene.dist, 'remotes.json');
    const { app } = await scene.open();
    const before = (await app.inject('/remotes.json')).body;
    rmSync(file);
    expect((await scene.get('/remotes.json')).statusCode).toBe(404);
    // Looking at it fails, as on a mounted disk that is away.
    symlinkSync('remotes.json', file);
    expect((await app.inject('/remotes.json')).body).toBe(before);
    expect((await app.inject('/login')).statusCode).toBe(200);
  });
});
