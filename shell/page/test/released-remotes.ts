import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import policy from '../../remotes.policy.json';
import { routesOf, type OwnedRoute } from '@portal/registry/navigation';
import type { Choice } from '@portal/registry/choose-version';
import { readRelease } from '@portal/registry/read-release';
import type { Release } from '@portal/registry/registry';

const ROOT = path.resolve(__dirname, '../../..');

/** Names of the workspace's remotes, from their folders. */
export const remoteNames: readonly string[] = readdirSync(ROOT)
  .filter((folder) => folder.startsWith('mfe-'))
  .map((folder) => folder.slice('mfe-'.length));

export const sourceOf = (remote: string, file: string): string =>
  readFileSync(path.join(ROOT, `mfe-${remote}`, file), 'utf8');

interface Manifest {
  readonly requires: unknown;
  readonly routes: readonly { readonly page: string }[];
}

/** A release from a remote's real manifest, without code. */
export function releaseOf(remote: string): Release {
  const manifest = JSON.parse(sourceOf(remote, 'remote.manifest.json')) as Manifest;
  return readRelease(remote, '1.0.0', {
    ...manifest,
    base: `/remotes/${remote}/1.0.0/`,
    scope: `portal_${remote}`,
    entry: 'remoteEntry.js',
    integrity: { 'remoteEntry.js': `sha384-${'A'.repeat(64)}` },
    pages: Object.fromEntries(manifest.routes.map(({ page }) => [page, { js: [], css: [] }])),
  });
}

const choices: readonly Choice[] = remoteNames.map((name) => {
  const description = releaseOf(name);
  const { version, base, requires, routes, menu } = description;
  const declared = { routes, menu };
  const release = { name, version, base, requires, digest: '', declared, description };
  return { name, release, source: 'stable', declared, candidates: [release], blocked: undefined };
});

/** The claims of a remote in the real policy. */
export const policyOf = (remote: string): unknown =>
  Object.entries(policy).find(([name]) => name === remote)?.[1].claims;

/** Every page of the real manifests allowed by the real policy. */
export const releasedRoutes: readonly OwnedRoute[] = routesOf(choices, policy);
