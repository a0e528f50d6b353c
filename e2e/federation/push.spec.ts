import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { expect, test, type OwnBuilds } from '../fixtures/own-portal';
import { expectSameDocument, expectShown, goTo, heading, openProjects, returnTo } from './open-tab';

interface TeamKey {
  readonly file: string;
  readonly publicKey: string;
}

/** A team makes its key, and the owner of the portal gives it an app. */
async function keyOfTeam(own: OwnBuilds, app: string): Promise<TeamKey> {
  const file = path.join(own.dist, `../${app}-${String(Date.now())}.key`);
  const { answer } = await own.run('key', file);
  const { publicKey } = answer as { readonly publicKey: string };
  const shown = (await own.run('ownership')).answer as { readonly apps: Record<string, object> };
  const edited = path.join(own.dist, '../edited.json');
  const apps = { ...shown.apps, [app]: { ...shown.apps[app], keys: [{ key: publicKey, name: 'CI' }] } };
  writeFileSync(edited, JSON.stringify(apps));
  await own.run('ownership', '--set', edited);
  return { file, publicKey };
}

test('a team ships from elsewhere to a portal that runs, and takes back', async ({
  page,
  own,
  portal,
  applicant,
  signIn,
}) => {
  await own.ship('applicant', '1.0.0');
  const key = await keyOfTeam(own, 'applicant');
  const others = () => {
    const { applicant: _, ...rest } = own.registry().remotes;
    return rest;
  };
  const before = others();
  await openProjects(page, () => signIn(applicant.email));
  const signed = ['--key', key.file];

  const from = own.make('applicant', '1.1.0', { says: { 'Vos projets': 'Vos projets, d’ailleurs' } });
  await own.run('push', 'applicant', '--from', from, '--portal', portal.address, ...signed);
  await returnTo(page);
  await goTo(page, 'Vos propositions');
  await expectShown(page, 'applicant', '1.1.0');
  await goTo(page, 'Vos projets');
  await expect(heading(page)).toHaveText('Vos projets, d’ailleurs');

  await own.run('rollback', 'applicant', '--portal', portal.address, ...signed);
  await goTo(page, 'Vos propositions');
  await expectShown(page, 'applicant', '1.0.0');
  await expectSameDocument(page);
  expect(others()).toEqual(before);

  const stranger = path.join(own.dist, '../stranger.key');
  rmSync(stranger, { force: true });
  await own.run('key', stranger);
  const refused = await own.cli(
    'disable',
    'applicant',
    ...['--message', 'Fermé'],
    '--portal',
    portal.address,
    ...['--key', stranger],
  );
  expect(refused).toMatchObject({
    code: 1,
    answer: { ok: false, error: expect.stringContaining('This portal does not know the key') as unknown },
  });
  expect(own.registry().remotes['applicant']?.disabled).toBe(false);
});

/** Puts other files in the place of a release, and makes the registry say so: what who can write the folder can do. */
function slipIn(own: OwnBuilds, remote: string, version: string, text: readonly [string, string]): void {
  const made = own.make(remote, version, { says: { [text[0]]: text[1] } });
  const place = path.join(own.dist, 'remotes', remote, version);
  rmSync(place, { recursive: true });
  cpSync(made, place, { recursive: true });
  const written = readFileSync(path.join(place, 'remote.json'));
  const { scope, entry, integrity, pages } = JSON.parse(written.toString('utf8')) as Record<string, unknown>;
  own.bend(({ remotes }) => {
    const listed = remotes[remote]?.versions[version];
    if (!listed) throw new Error(`${remote} ${version} is not listed`);
    listed['digest'] = `sha384-${createHash('sha384').update(written).digest('base64')}`;
    if (listed['description'] !== undefined) listed['description'] = { scope, entry, integrity, pages };
  });
}

test.describe('what nobody signed', () => {
  test.use({ expectedComplaint: /SIGNATURE/ });

  test('runs in no page: its users keep the version below', async ({ page, own, applicant, signIn }) => {
    await own.ship('applicant', '1.0.0');
    await own.ship('applicant', '1.1.0');
    slipIn(own, 'applicant', '1.1.0', ['Vos projets', 'Vos projets, détournés']);

    await openProjects(page, () => signIn(applicant.email));
    await expectShown(page, 'applicant', '1.0.0');
  });
});
