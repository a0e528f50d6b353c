import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fiftyApps } from '@portal/release/test/fifty-apps';
import { readSigningKey } from '@portal/release/sign/signing-key';
import type { WrittenRegistry } from '@portal/release/registry/written-registry';

/**
 * Copies the builds under a registry of fifty apps: the portal's own as they are, and those of many other teams, vouched for
 * by the owner of this checkout, whose files nobody asks for.
 * @param root of the checkout, which has the owner's key
 * @param to folder of the copy, created anew
 * @returns how many apps the registry has
 */
export function makeCrowded(root: string, to: string): number {
  rmSync(to, { recursive: true, force: true });
  cpSync(path.join(root, 'dist'), to, { recursive: true });
  const file = path.join(to, 'remotes.json');
  const registry = JSON.parse(readFileSync(file, 'utf8')) as WrittenRegistry;
  const others = fiftyApps(readSigningKey(path.join(root, '.cache/keys/owner.key'))).remotes;
  const remotes = { ...others, ...registry.remotes };
  writeFileSync(file, JSON.stringify({ ...registry, remotes }));
  return Object.keys(remotes).length;
}
