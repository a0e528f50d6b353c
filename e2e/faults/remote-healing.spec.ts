import type { Flaw } from '../fixtures/made-release';
import {
  brokenServer,
  hangs,
  hasIntruder,
  notFoundAsText,
  pageInstead,
  spoil,
  tamperedCode,
  tamperedStyles,
  truncated,
  type FileFault,
} from './file-faults';
import { expect, test } from './outlet-story';

// Each story begins anew: they need not wait for one another.
test.describe.configure({ mode: 'parallel' });

/** A bad release of `admin`, over one that works: its readers see no more of it than a page that comes a little later. */
const BAD = '9.0.0';
const fileOf = (name: string) => new RegExp(`/remotes/admin/9\\.0\\.0/${name}$`);
const ANY = fileOf('[^/]+');
const ENTRY = fileOf('remoteEntry[^/]+');
const CHUNK = fileOf('(?!remoteEntry)[^/]+\\.js');
const STYLES = fileOf('[^/]+\\.css');

const FILE_ROWS: readonly (readonly [fault: string, files: RegExp, happens: FileFault])[] = [
  ['that is gone', ANY, notFoundAsText],
  ['that is a page instead', ANY, pageInstead],
  ['that the server cannot give', ANY, brokenServer],
  ['whose entry never comes', ENTRY, hangs],
  ['whose style sheet never comes', STYLES, hangs],
  ['whose description is truncated', fileOf('remote\\.json'), truncated],
  ['whose entry is tampered with', ENTRY, tamperedCode],
  ['whose chunk is tampered with', CHUNK, tamperedCode],
  ['whose style sheet is tampered with', STYLES, tamperedStyles],
  ['whose style sheet is gone', STYLES, notFoundAsText],
];

for (const [what, files, happens] of FILE_ROWS) {
  test(`a release ${what} gives way to the one before it`, async ({ page, own, story }) => {
    const good = own.registry().remotes['admin']?.stable;
    await own.ship('admin', BAD);
    await story.begin();
    await spoil(page, files, happens);
    await story.enter();
    await story.expectPage(good);
    await expect(story.retry).toBeHidden();
    expect(await hasIntruder(page)).toBe(false);
    await story.expectNothingLost();
  });
}

const FLAWS: readonly (readonly [what: string, flaw: Flaw])[] = [
  ['whose module throws', 'module throws'],
  ['of the wrong shape', 'wrong shape'],
  ['for another contract', 'wrong contract'],
  ['whose page throws while it loads', { page: 'userList', fails: 'to load' }],
  ['whose page throws while it renders', { page: 'userList', fails: 'to render' }],
];

for (const [what, flaw] of FLAWS) {
  test(`a release ${what} gives way to the one before it, also after a reload`, async ({
    page,
    own,
    story,
  }) => {
    const good = own.registry().remotes['admin']?.stable;
    await own.ship('admin', BAD, { flaw });
    await story.begin();
    await story.enter();
    await story.expectPage(good);
    await story.expectNothingLost();

    // The tab remembers for ten minutes: nothing of the bad release is asked for again.
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/usersList');
    await story.expectPage(good);
    expect(asked.filter((path) => ENTRY.test(path))).toEqual([]);
  });

  test(`a release ${what}, the only one there is: a card, and one press once it was taken back`, async ({
    page,
    own,
    story,
  }) => {
    const good = own.registry().remotes['admin']?.stable;
    await own.ship('admin', BAD, { flaw });
    own.bend(({ remotes: { admin } }) => {
      const only = admin?.versions[BAD];
      if (admin && only) Object.assign(admin, { ladder: [BAD], versions: { [BAD]: only } });
    });
    await story.begin();
    await story.enter();
    await story.expectCard();
    await expect(page.getByRole('main')).toContainText(
      /donnez au support la référence [2-9A-Z]{3}-[2-9A-Z]{3}\./,
    );

    await own.run('rollback', 'admin', '--to', good ?? '');
    await story.retry.click();
    await story.expectPage(good);
    await story.expectNothingLost();
  });
}
