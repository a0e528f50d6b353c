import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { test, type OwnBuilds } from '../fixtures/own-portal';
import { expectShown, openProjects } from './open-tab';

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

test.use({ expectedComplaint: /SIGNATURE/ });

test('what nobody signed runs in no page: its users keep the version below', async ({
  page,
  own,
  applicant,
  signIn,
}) => {
  await own.ship('applicant', '1.0.0');
  await own.ship('applicant', '1.1.0');
  slipIn(own, 'applicant', '1.1.0', ['Vos projets', 'Vos projets, détournés']);

  await openProjects(page, () => signIn(applicant.email));
  await expectShown(page, 'applicant', '1.0.0');
});
