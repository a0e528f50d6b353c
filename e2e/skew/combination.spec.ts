import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fitsShell } from '@portal/registry/choose-version';
import { readRegistry } from '@portal/registry/read-registry';
import type { ShellVersions } from '@portal/registry/registry';
import { watchRemoteFiles } from '../federation/open-tab';
import { emailOf, expect, test, type DemoAccount } from '../fixtures/portal';
import { goTo } from '../screens/go-to';
import { viewersOf } from '../screens/viewers';
import { settle } from '../screens/walk-screens';

/** Checks which releases the journeys of this project run on. */

interface Shell {
  readonly version: string;
  readonly provides: ShellVersions;
}

const read = (dist: string | undefined, file: string): unknown =>
  JSON.parse(readFileSync(path.join(dist ?? '', file), 'utf8'));

/** The version of a remote that this shell must run: the newest compatible one. */
function expectedOf(dist: string | undefined, remote: string): string | undefined {
  const { provides } = read(dist, 'shell.json') as Shell;
  const entry = readRegistry(read(dist, 'remotes.json')).registry.remotes[remote];
  return entry?.ladder.find((version) => {
    const release = entry.versions[version];
    return release !== undefined && fitsShell(release, provides);
  });
}

/** The newer, incompatible versions, which are still listed. */
function refusedOf(dist: string | undefined, remote: string): readonly string[] {
  const { ladder = [] } = readRegistry(read(dist, 'remotes.json')).registry.remotes[remote] ?? {};
  return ladder.slice(0, ladder.indexOf(expectedOf(dist, remote) ?? ''));
}

/** The pages of each remote, the first in a new document; consecutive titles differ. */
const PAGES: readonly (readonly [account: DemoAccount, remote: string, ...paths: readonly string[]])[] = [
  [
    'demandeur',
    'applicant',
    '/projectsList',
    '/applicant/home',
    '/projectFile/{request}',
    '/propositionsList',
    '/propositionDetailsPage/{quote}',
    '/editProjectApplicant/{request}',
    '/ProfileDetail',
    '/applicant/profile/edit',
    '/addressBookPage',
    '/agent/address/add',
  ],
  [
    'agent',
    'agent',
    '/projectsList',
    '/agent/home',
    '/projectFile/{request}',
    '/propositionsList',
    '/propositionDetailsPage/{quote}',
    '/ProfileDetail',
    '/addressBookPage',
  ],
  ['directeur', 'admin', '/usersList', '/affiliations', '/user/edit/{user}'],
  ['admin', 'public', '/contact', '/about', '/simulateur', '/projects', '/glossaire'],
];

for (const [account, remote, first = '', ...others] of PAGES) {
  test(`every page of ${account} comes from the newest mfe-${remote} that fits the shell, from ${first} on`, async ({
    page,
    portal,
    dist,
    signIn,
  }) => {
    const { version } = read(dist, 'shell.json') as Shell;
    const shells: string[] = [];
    const files = watchRemoteFiles(page);
    page.on('request', (request) => {
      const [, found] = /\/shell\/([^/]+)\/.+\.js$/.exec(new URL(request.url()).pathname) ?? [];
      if (found !== undefined && !shells.includes(found)) shells.push(found);
    });
    const expected = expectedOf(dist, remote);
    expect(expected).toBeDefined();
    const heading = page.getByRole('heading', { level: 1 });
    const expectWhole = async (path: string): Promise<void> => {
      await settle(page, { name: path, viewer: account, path });
      await expect(heading).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
      await expect(page.locator(`[data-remote="${remote}"]`)).toHaveAttribute('data-version', expected ?? '');
    };

    await signIn(emailOf(account), { at: first });
    await expectWhole(first);
    for (const path of others) {
      const before = await heading.innerText();
      await goTo(page, await viewersOf(portal).withIds(account, path));
      await expect(heading).not.toHaveText(before);
      await expectWhole(path);
    }
    expect(shells).toEqual([version]);
    // Incompatible versions were refused before any of their files was requested.
    const refused = refusedOf(dist, remote);
    expect(files.filter((file) => refused.some((each) => file.includes(`/${each}/`)))).toEqual([]);
  });
}
