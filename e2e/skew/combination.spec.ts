import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fitsShell } from '@portal/registry/choose-version';
import { readRegistry } from '@portal/registry/read-registry';
import type { ShellVersions } from '@portal/registry/registry';
import { watchRemoteFiles } from '../federation/open-tab';
import { emailOf, expect, test } from '../fixtures/portal';

/** What the journeys of this project run on, so that none of them passes on something else. */

interface Shell {
  readonly version: string;
  readonly provides: ShellVersions;
}

const read = (dist: string | undefined, file: string): unknown =>
  JSON.parse(readFileSync(path.join(dist ?? '', file), 'utf8'));

/** The version of a remote that this shell is to run: the newest that fits it. */
function expectedOf(dist: string | undefined, remote: string): string | undefined {
  const { provides } = read(dist, 'shell.json') as Shell;
  const entry = readRegistry(read(dist, 'remotes.json')).registry.remotes[remote];
  return entry?.ladder.find((version) => {
    const release = entry.versions[version];
    return release !== undefined && fitsShell(release, provides);
  });
}

/** The versions above the one that fits, which are listed all the same. */
function refusedOf(dist: string | undefined, remote: string): readonly string[] {
  const { ladder = [] } = readRegistry(read(dist, 'remotes.json')).registry.remotes[remote] ?? {};
  return ladder.slice(0, ladder.indexOf(expectedOf(dist, remote) ?? ''));
}

for (const [account, remote, address] of [
  ['demandeur', 'applicant', '/projectsList'],
  ['agent', 'agent', '/projectsList'],
  ['directeur', 'admin', '/usersList'],
  ['admin', 'public', '/contact'],
] as const) {
  test(`${address} of ${account} comes from the newest mfe-${remote} that fits the shell`, async ({
    page,
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
    await signIn(emailOf(account), { at: address });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const expected = expectedOf(dist, remote);
    expect(expected).toBeDefined();
    await expect(page.locator(`[data-remote="${remote}"]`)).toHaveAttribute('data-version', expected ?? '');
    expect(shells).toEqual([version]);
    // What does not fit this shell was refused before a byte of it.
    const refused = refusedOf(dist, remote);
    expect(files.filter((file) => refused.some((each) => file.includes(`/${each}/`)))).toEqual([]);
  });
}
