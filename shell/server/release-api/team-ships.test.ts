import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@portal/remote-sdk/files-below';
import { readServed } from '@portal/release/registry/stored-registries';
import { sceneOfReleaseApi } from '../test/release-api-scene';

const scene = sceneOfReleaseApi();
const { run, asTeam, built, push, loans, served } = scene;

describe('a team that ships from elsewhere', () => {
  it('pushes, tries on some, gives to all, and takes back, without touching another app', async () => {
    const others = () => {
      const { loans: _, ...rest } = readServed(scene.dist)?.remotes ?? {};
      return JSON.stringify(rest);
    };
    const before = others();

    expect(await push('1.0.0')).toMatchObject({ code: 0, errors: '' });
    expect(loans()).toMatchObject({ owner: 'team-loans', stable: '1.0.0', keys: [scene.team.publicKey] });
    expect(await push('1.1.0', 'team.key', '--preview')).toMatchObject({ code: 0 });
    expect(loans()).toMatchObject({ stable: '1.0.0', previews: ['1.1.0'] });
    expect(await asTeam('canary', 'loans', '--version', '1.1.0', '--percent', '10')).toMatchObject({
      code: 0,
    });
    expect(await asTeam('promote', 'loans')).toMatchObject({ code: 0 });
    expect(loans()).toMatchObject({ stable: '1.1.0', ladder: ['1.1.0', '1.0.0'] });
    expect(await asTeam('rollback', 'loans')).toMatchObject({ code: 0 });
    expect(loans()).toMatchObject({ stable: '1.0.0' });
    expect(others()).toBe(before);

    const { out } = await asTeam('history');
    expect(out).toContain('rollback loans (team-loans (CI))');
    expect(readdirSync(path.join(scene.dist, 'remotes/.staging/loans'))).toEqual([]);
  });

  it('sees what went wrong in its own pages, as lines of its own source, and nothing of another’s', async () => {
    await push('1.0.0');
    const map = {
      version: 3,
      sources: ['webpack://loans/./src/loans-page.tsx'],
      names: [],
      mappings: 'AAEA',
    };
    const maps = path.join(scene.dist, 'maps/remotes/loans/1.0.0');
    mkdirSync(maps, { recursive: true });
    const written = { ...map, sourcesContent: ['one\ntwo\nreturn rates[0].years;'] };
    writeFileSync(path.join(maps, 'home.js.map'), JSON.stringify(written));
    const problem = {
      code: 'RENDER',
      name: 'TypeError',
      message: 'rates is undefined for marie.durand@example.fr',
      path: '/loans',
      remote: 'loans',
      version: '1.0.0',
      frames: ['/remotes/loans/1.0.0/home.js:1:1', '/shell/0.1.0/main.js:1:1'],
    };
    const tell = (problems: readonly object[]) =>
      fetch(`${scene.origin}/telemetry`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: scene.origin },
        body: JSON.stringify({ shell: '0.1.0', serial: 3, problems }),
      });
    expect((await tell([problem, { ...problem, remote: 'agent', message: 'of another' }])).status).toBe(204);

    const { out, code } = await asTeam('problems', 'loans');
    expect(code).toBe(0);
    expect(out).toContain('     1  1.0.0  RENDER TypeError: rates is undefined for ');
    expect(out).toContain(
      '  mfe-loans/src/loans-page.tsx:3:1  return rates[0].years;\n  /shell/0.1.0/main.js:1:1\n',
    );
    expect(out).not.toMatch(/marie|example\.fr|of another/);
    expect(await asTeam('problems', 'agent')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('mfe-agent is not an app of team-loans (CI)') as unknown,
    });
    expect(await run('problems', 'loans', '--dist', scene.dist)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('The portal that runs knows them') as unknown,
    });
  });

  it.each([1, 9])('is run again after its job was killed before request %i', async (nth) => {
    await push('1.0.0');
    const before = served();
    const original = globalThis.fetch;
    let asked = 0;
    jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      asked += 1;
      // A job that is killed sends nothing more.
      return asked < nth ? original(input, init) : Promise.reject(new TypeError('fetch failed'));
    });
    expect(await push('1.1.0')).toMatchObject({ code: 1 });
    expect(served()).toEqual(before);

    jest.mocked(globalThis.fetch).mockRestore();
    expect(await push('1.1.0')).toMatchObject({ code: 0, errors: '' });
    expect(loans()).toMatchObject({ stable: '1.1.0', ladder: ['1.1.0', '1.0.0'] });
  });

  it('goes on with an upload that broke off, and sends no file twice', async () => {
    const from = built('1.0.0');
    const original = globalThis.fetch;
    let puts = 0;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (init?.method === 'PUT') puts += 1;
      if (puts === 4) throw new TypeError('fetch failed');
      return original(input, init);
    });
    expect(await push('1.0.0')).toMatchObject({
      code: 1,
      errors: `${scene.origin} could not be reached: run the command again once it can.\n`,
    });
    expect(loans()).toBeUndefined();

    jest.mocked(globalThis.fetch).mockRestore();
    const sent = await asTeam('push', 'loans', '--from', from, '--json');
    const files = filesBelow(from, { skipped: [] }).length - 1;
    expect(JSON.parse(sent.out)).toMatchObject({ ok: true, sent: expect.any(Number) as number });
    expect((JSON.parse(sent.out) as { sent: number }).sent).toBeLessThan(files);
    expect(loans()?.stable).toBe('1.0.0');
  });
});
