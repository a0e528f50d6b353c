import { followInstall } from './follow-install.cjs';

it('says how far the installation is, from what pnpm printed last', () => {
  const progress = followInstall();
  expect(progress.status()).toBe('fetching pnpm');

  progress.read('Scope: all 17 workspace projects\nProgress: resolved 906, reused 528, down');
  expect(progress.status()).toBe('fetching pnpm');

  progress.read('loaded 12, added 224\nPackages: +906\n');
  expect(progress.status()).toBe('224 of 906 packages in place, 12 downloaded, 528 kept from before');
});

it('hands on what pnpm and npm complain of, and nothing else', () => {
  expect(
    followInstall().read(
      'Lockfile is up to date, resolution step is skipped\n' +
        ' WARN  There are cyclic workspace dependencies: a, b\n' +
        'npm error code ENOTFOUND\n' +
        ' ERR_PNPM_OUTDATED_LOCKFILE  Cannot install\n' +
        '+ knip 6.44.2\n',
    ),
  ).toEqual([
    ' WARN  There are cyclic workspace dependencies: a, b',
    'npm error code ENOTFOUND',
    ' ERR_PNPM_OUTDATED_LOCKFILE  Cannot install',
  ]);
});
