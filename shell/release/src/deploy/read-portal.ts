import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { asVersion, readObject } from '@portal/registry/read-json';
import { SHELL } from '@portal/registry/read-shell';
import { readShellVersions } from '@portal/registry/read-shell';
import type { ShellVersions } from '@portal/registry/registry';
import { Refusal, refuse } from '../refusal';
import {
  descriptionOf,
  isWholeIn,
  problemsOfFiles,
  readBuiltRelease,
  readUploaded,
  versionIn,
  weigh,
} from '../registry/built-release';
import { readProvenance } from '../registry/provenance';
import { appsOnDisk, releaseFolderOf, versionsOnDisk } from '../registry/release-folders';
import { readHistory } from '../registry/release-history';
import { markedDigest } from '../registry/verified-mark';
import { readServed, readServedIfReadable } from '../registry/written-registry';
import { ownerKeyOf, ownerSigner } from '../sign/owner';
import { storedOwnership } from '../sign/ownership-document';
import { keptSignature } from '../sign/sign-release';
import {
  releaseIn,
  type Build,
  type Candidate,
  type Portal,
  type Readable,
  type ShellBuild,
  type StoredRelease,
} from './portal';

function attempt<T>(read: () => T): Readable<T> {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

function stored(dist: string, name: string, version: string): readonly StoredRelease[] {
  const built = attempt(() => readUploaded(dist, name, version));
  if (built instanceof Refusal) return [];
  return [
    {
      ...built,
      isWhole: isWholeIn(built),
      isMarked: markedDigest(dist, name, version) === built.digest,
      signed: keptSignature(dist, built),
    },
  ];
}

/** The description of the shell that everyone gets: the listed one, else what a build left for a registry without one. */
function shellFileOf(dist: string): string {
  const stable = readServedIfReadable(dist)?.shell?.stable;
  const listed =
    stable === undefined ? undefined : path.join(releaseFolderOf(dist, SHELL, stable), descriptionOf(SHELL));
  return listed !== undefined && existsSync(listed) ? listed : path.join(dist, descriptionOf(SHELL));
}

function shellVersionsIn(file: string): ShellVersions {
  try {
    return readShellVersions(JSON.parse(readFileSync(file, 'utf8')), file);
  } catch {
    // Missing, not JSON, or too old: the remedy is the same.
  }
  return refuse(`${file} does not say what the shell provides: build the shell (npm run build -- shell).`);
}

function shellBuildIn(file: string): ShellBuild | undefined {
  try {
    const { version, provenance } = readObject(JSON.parse(readFileSync(file, 'utf8')), file);
    return { version: asVersion(version, 'version'), provenance: readProvenance(provenance, 'shell') };
  } catch {
    return undefined;
  }
}

/**
 * Reads a portal.
 * @throws Refusal when the key of its owner cannot be read
 */
export function readPortal(dist: string): Portal {
  const shellFile = shellFileOf(dist);
  const folders = Object.fromEntries(
    appsOnDisk(dist).map((name) => [name, versionsOnDisk(dist, name).map(({ version }) => version)]),
  );
  return {
    dist,
    served: attempt(() => readServed(dist)),
    history: readHistory(dist),
    ownerKey: ownerKeyOf(dist),
    signer: ownerSigner(dist),
    ownership: attempt(() => storedOwnership(dist)),
    releases: Object.fromEntries(
      Object.entries(folders).map(([name, versions]) => [
        name,
        versions.flatMap((version) => stored(dist, name, version)),
      ]),
    ),
    folders,
    shell: attempt(() => shellVersionsIn(shellFile)),
    shellBuild: shellBuildIn(shellFile),
    plainShell: versionIn(dist, SHELL),
    now: Date.now(),
  };
}

/** Looks at a version on the disk to the last byte. */
export function readCandidate(portal: Portal, name: string, version: string): Candidate {
  const release = releaseIn(portal, name, version);
  return {
    version,
    release,
    problems: release ? problemsOfFiles(release) : [],
    weight: release?.isWhole === true && !release.provides ? weigh(release) : undefined,
  };
}

/** @throws Refusal when there is no release of that name and version */
export function readBuild(portal: Portal, name: string, version: string, from: string): Build {
  const built = readBuiltRelease(from, name, version);
  const problems = problemsOfFiles(built);
  const { release, problems: changed } = readCandidate(portal, name, version);
  return {
    built,
    problems,
    weight: problems.length === 0 && !built.provides ? weigh(built) : undefined,
    same: release?.digest === built.digest && changed.length === 0 ? release : undefined,
  };
}
