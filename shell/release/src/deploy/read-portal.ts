import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SHELL, readShellVersions } from '@portal/registry/read-shell';
import type { ShellVersions } from '@portal/registry/registry';
import { Refusal, refuse } from '../refusal';
import {
  descriptionOf,
  isWholeIn,
  problemsOfFiles,
  readBuiltRelease,
  readUploaded,
  weigh,
  type BuiltRelease,
} from '../registry/built-release';
import { appsOnDisk, versionsOnDisk } from '../registry/release-folders';
import { keptSerials, readHistory, readServed } from '../registry/stored-registries';
import { ownerKeyOf, ownerSigner } from '../sign/owner';
import { storedOwnership } from '../sign/ownership-document';
import { keptSignature } from '../sign/sign-release';
import { releaseIn, servedIn } from './portal';
import type { Build, Candidate, Portal, Readable, StoredRelease } from './portal';

function attempt<T>(read: () => T): Readable<T> {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

function stored(dist: string, name: string, version: string): StoredRelease {
  const built = readUploaded(dist, name, version);
  return { ...built, isWhole: isWholeIn(built), signed: keptSignature(dist, built) };
}

/** What a build left, for a registry that lists no shell. */
function builtShell(dist: string): ShellVersions {
  const file = path.join(dist, descriptionOf(SHELL));
  try {
    return readShellVersions(JSON.parse(readFileSync(file, 'utf8')), file);
  } catch {
    // Missing, not JSON, or too old: the remedy is the same.
  }
  return refuse(`${file} does not say what the shell provides: build the shell (npm run build -- shell).`);
}

/** Reads a portal. @throws Refusal when the key of its owner cannot be read */
export function readPortal(dist: string): Portal {
  const releases = Object.fromEntries(
    appsOnDisk(dist).map((name) => [
      name,
      Object.fromEntries(
        versionsOnDisk(dist, name).map(({ version }) => [
          version,
          attempt(() => stored(dist, name, version)),
        ]),
      ),
    ]),
  );
  const served = attempt(() => readServed(dist));
  const stable = servedIn({ served })?.shell?.stable;
  return {
    dist,
    served,
    history: readHistory(dist),
    lastSerial: keptSerials(dist)[0],
    ownerKey: ownerKeyOf(dist),
    signer: ownerSigner(dist),
    ownership: attempt(() => storedOwnership(dist)),
    releases,
    shell: releaseIn({ releases }, SHELL, stable ?? '')?.provides ?? attempt(() => builtShell(dist)),
    now: Date.now(),
  };
}

/** Looks at a release to the last byte. */
function look(built: BuiltRelease): Pick<Candidate, 'problems' | 'weight'> {
  const problems = problemsOfFiles(built);
  return { problems, weight: problems.length === 0 && !built.provides ? weigh(built) : undefined };
}

export function readCandidate(portal: Portal, name: string, version: string): Candidate {
  const release = releaseIn(portal, name, version);
  return { version, release, ...(release ? look(release) : { problems: [], weight: undefined }) };
}

/** @throws Refusal when there is no release of that name and version */
export function readBuild(portal: Portal, name: string, version: string, from: string): Build {
  const built = readBuiltRelease(from, name, version);
  const { release, problems } = readCandidate(portal, name, version);
  const isSame = release?.digest === built.digest && problems.length === 0;
  return { built, ...look(built), same: isSame ? release : undefined };
}
