import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expectShown } from '../federation/open-tab';
import { expect, test } from '../fixtures/portal';
import { startPortal } from '../fixtures/portal-server';

const root = path.resolve(import.meta.dirname, '../..');
const kept = path.join(root, '.cache/skew/kept');
const BUNDLES = pathToFileURL(path.join(root, 'shared/build/commands/command-bundle.mjs')).href;

/** The portal that is live: the release that was kept, on a server of today. */
test.use({ dist: kept });

const versionOf = (dist: string) =>
  (JSON.parse(readFileSync(path.join(dist, 'shell.json'), 'utf8')) as { version: string }).version;

test('today’s shell is put under the remotes of a running portal, and runs them', async ({
  page,
  portal,
}) => {
  const folder = mkdtempSync(path.join(root, '.cache/against-'));
  const to = path.join(folder, 'dist');
  const wanted = { address: portal.address, built: path.join(root, 'dist'), name: 'shell', version: '', to };
  const script = `const { bundleOf } = await import(${JSON.stringify(BUNDLES)});
    const { putAgainstLive } = await import(await bundleOf('against-live'));
    for (const line of await putAgainstLive(${JSON.stringify(wanted)})) console.log(line);`;
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    encoding: 'utf8',
  });
  const { remotes } = JSON.parse(readFileSync(path.join(kept, 'remotes.json'), 'utf8')) as {
    readonly remotes: Readonly<Record<string, { readonly stable: string }>>;
  };
  const stable = remotes['public']?.stable ?? '';
  expect(said).toContain(`with what is live at ${portal.address}`);
  expect(said).toContain(`mfe-public ${stable}`);

  const candidate = await startPortal({ gapMs: 0, dist: to });
  try {
    const shells: string[] = [];
    page.on('request', (request) => {
      const [, shell] = /\/shell\/([^/]+)\/.+\.js$/.exec(new URL(request.url()).pathname) ?? [];
      if (shell !== undefined) shells.push(shell);
    });
    await page.goto(`${candidate.address}/contact`);
    await expectShown(page, 'public', stable);
    expect([...new Set(shells)]).toEqual([versionOf(path.join(root, 'dist'))]);
  } finally {
    await candidate.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
