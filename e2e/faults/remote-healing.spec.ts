import { hasIntruder, spoil, tamperedCode } from './file-faults';
import { expect, test } from './outlet-story';

test.describe.configure({ mode: 'parallel' });

/** A bad release of `admin` over a working one: users notice nothing but a slightly slower page. */
const BAD = '9.0.0';
const THROWS = { brokenPage: 'userList' };
const fileOf = (name: string) => new RegExp(`/remotes/admin/9\\.0\\.0/${name}$`);
const ENTRY = fileOf('remoteEntry[^/]+');
const CHUNK = fileOf('(?!remoteEntry)[^/]+\\.js');

test('a release whose chunk is tampered with gives way to the one before it', async ({
  page,
  own,
  story,
}) => {
  const good = own.registry().remotes['admin']?.stable;
  await own.ship('admin', BAD);
  await story.begin();
  await spoil(page, CHUNK, tamperedCode);
  await story.enter();
  await story.expectPage(good);
  await expect(story.retry).toBeHidden();
  expect(await hasIntruder(page)).toBe(false);
  await story.expectNothingLost();
});

test('a release whose page throws gives way to the one before it, also after a reload', async ({
  page,
  own,
  story,
}) => {
  const good = own.registry().remotes['admin']?.stable;
  await own.ship('admin', BAD, THROWS);
  await story.begin();
  await story.enter();
  await story.expectPage(good);
  await story.expectNothingLost();

  // The tab remembers a bad release for ten minutes and requests nothing of it again.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/usersList');
  await story.expectPage(good);
  expect(asked.filter((path) => ENTRY.test(path))).toEqual([]);
});

test('a release whose page throws, the only one there is: a card, and one press once it was taken back', async ({
  page,
  own,
  story,
}) => {
  const good = own.registry().remotes['admin']?.stable;
  await own.ship('admin', BAD, THROWS);
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
