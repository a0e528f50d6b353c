import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../fixtures/own-portal';
import { expectShown, heading, watchRemoteFiles } from '../federation/open-tab';

/** Remotes deployed before their shell, or after a shell was rolled back. */
test.use({ source: path.resolve(import.meta.dirname, '../../.cache/skew/kept') });

/** A kit range that starts one minor version above the kept shell's. */
function nextKit(dist: string): string {
  const { provides } = JSON.parse(readFileSync(path.join(dist, 'shell.json'), 'utf8')) as {
    readonly provides: { readonly kit: string };
  };
  const [major = '', minor = ''] = provides.kit.split('.');
  return `^${major}.${String(Number(minor) + 1)}.0`;
}

test('the previous shell keeps what fits it, when a remote asks for the next kit', async ({ page, own }) => {
  const stable = own.registry().remotes['public']?.stable ?? '';
  await own.ship(
    'public',
    '9.0.0',
    {
      requires: { kit: nextKit(own.dist) },
      says: { 'Consultez votre messagerie': 'Une messagerie de demain' },
    },
    '--ahead-of-shell',
  );
  expect(own.registry().remotes['public']?.stable).toBe('9.0.0');
  const files = watchRemoteFiles(page);
  await page.goto('/ConfirmResetPassword');
  await expect(heading(page)).toHaveText('Consultez votre messagerie');
  await expectShown(page, 'public', stable);
  expect(files.filter((file) => file.includes('/9.0.0/'))).toEqual([]);
});
