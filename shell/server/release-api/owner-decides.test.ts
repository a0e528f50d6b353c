import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readServed } from '@portal/release/registry/stored-registries';
import { createSigningKey, readSigningKey, type SigningKey } from '@portal/release/sign/signing-key';
import { OF_LOANS, OWNER_KEY, sceneOfReleaseApi, type Ended } from '../test/release-api-scene';

const scene = sceneOfReleaseApi();
const { file, run, asTeam, as, built, own, push, loans, answerTo, served } = scene;

describe('the owner of a portal, whose private key is not on the server,', () => {
  const next = 'next.key';
  let nextKey: SigningKey;
  beforeEach(async () => {
    rmSync(file(next), { force: true });
    nextKey = createSigningKey(file(next));
    await push('1.0.0');
    process.env['PORTAL_OWNER_KEY_FILE'] = file('nowhere.key');
  });
  afterEach(() => {
    delete process.env['PORTAL_OWNER_KEY_FILE'];
  });
  async function giveKeys(keys: readonly object[]): Promise<Ended> {
    const apps = JSON.parse((await run('ownership', '--dist', scene.dist)).out) as Record<string, object>;
    writeFileSync(file('keys.json'), JSON.stringify({ ...apps, loans: { ...apps['loans'], keys } }));
    return as(OWNER_KEY, 'ownership', '--set', file('keys.json'));
  }

  it('removes no key whose releases are served, and nothing changes', async () => {
    const before = served();
    expect(await giveKeys([{ key: nextKey.publicKey }])).toMatchObject({
      code: 1,
      errors: expect.stringContaining('with `until`') as string,
    });
    expect(served()).toEqual(before);
    expect(await asTeam('disable', 'loans', '--message', 'Fermé')).toMatchObject({ code: 0 });
  });

  it('ends it, and the team goes on with another one', async () => {
    const ended = { key: scene.team.publicKey, until: '2026-01-31' };
    expect(await giveKeys([ended, { key: nextKey.publicKey }])).toMatchObject({ code: 0, errors: '' });
    expect(await push('1.1.0')).toMatchObject({ code: 1 });
    expect(await push('1.1.0', next)).toMatchObject({ code: 0, errors: '' });
    expect(loans()).toMatchObject({ stable: '1.1.0', ladder: ['1.1.0', '1.0.0'] });
  });

  it('removes it once the team has signed the same bytes anew', async () => {
    await giveKeys([{ key: scene.team.publicKey }, { key: nextKey.publicKey }]);
    expect(await push('1.0.0', next)).toMatchObject({ code: 0, errors: '' });
    expect(await giveKeys([{ key: nextKey.publicKey }])).toMatchObject({ code: 0, errors: '' });
    expect(await as(next, 'disable', 'loans', '--message', 'Fermé')).toMatchObject({ code: 0 });
  });
});

describe('the owner of a portal', () => {
  it('signs everything anew when the key is another one', async () => {
    await push('1.0.0');
    writeFileSync(file('all.json'), (await run('ownership', '--dist', scene.dist)).out);
    rmSync(file('new-owner.key'), { force: true });
    process.env['PORTAL_OWNER_KEY'] = createSigningKey(file('new-owner.key')).publicKey;
    process.env['PORTAL_OWNER_KEY_FILE'] = file('new-owner.key');
    try {
      expect(await push('1.1.0')).toMatchObject({
        code: 1,
        errors: expect.stringContaining('is not signed by the owner of this portal.') as string,
      });
      expect(await run('ownership', '--set', file('all.json'), '--dist', scene.dist)).toMatchObject({
        code: 0,
        errors: '',
      });
      expect(await push('1.1.0')).toMatchObject({ code: 0, errors: '' });
    } finally {
      delete process.env['PORTAL_OWNER_KEY'];
      delete process.env['PORTAL_OWNER_KEY_FILE'];
    }
  });

  it('keeps the ownership when its file is lost: the history has it', async () => {
    rmSync(path.join(scene.dist, 'ownership.json'));
    expect(await push('1.0.0')).toMatchObject({ code: 0, errors: '' });
    expect((await run('ownership', '--dist', scene.dist)).out).toContain('team-loans');
  });

  it('may not have files of the server read by what is no document', async () => {
    const owner = readSigningKey(OWNER_KEY);
    expect(
      await answerTo(owner, { args: ['ownership', '--set', file('ownership.json')], document: null }),
    ).toEqual([400, 'A document comes with `ownership --set`, signed by the owner, and with nothing else.']);
  });

  it('hands a path over in one edit, without a gap, and takes it back', async () => {
    const claims = [{ paths: ['/loans/*', '/affiliations'], roles: ['ADMIN', 'DIRECTOR', 'AGENT'] }];
    const taken = { ...OF_LOANS, path: '/affiliations', roles: ['ADMIN', 'DIRECTOR'] };
    const args = ['push', 'loans', '--from', built('3.0.0', [OF_LOANS, taken])];
    expect(await asTeam(...args)).toMatchObject({ code: 1 });
    expect(await asTeam(...args, '--ahead-of-ownership')).toMatchObject({ code: 0 });

    expect(await own({ claims, keys: [{ key: scene.team.publicKey }] })).toMatchObject({
      code: 1,
      errors: expect.stringContaining('gives /affiliations') as string,
    });
    const { admin } = JSON.parse((await run('ownership', '--dist', scene.dist)).out) as Record<
      string,
      object
    >;
    const without = { ...admin, claims: [{ paths: ['/usersList', '/user/*'], roles: ['ADMIN'] }] };
    expect(await own({ claims, keys: [{ key: scene.team.publicKey }] }, { admin: without })).toMatchObject({
      code: 0,
    });
    const now = readServed(scene.dist)?.remotes;
    expect(now?.['loans']?.claims).toEqual(claims);
    expect(now?.['admin']?.claims).not.toEqual(claims);

    const { out } = await run('ownership', '--dist', scene.dist, '--json');
    const { serial } = JSON.parse(out) as { serial: number };
    expect(await run('ownership', '--rollback', String(serial - 1), '--dist', scene.dist)).toMatchObject({
      code: 0,
    });
    expect(readServed(scene.dist)?.remotes['loans']?.claims).not.toEqual(claims);
  });
});
