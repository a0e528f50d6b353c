import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { verifySignature } from '@portal/host/signatures/ed25519';
import { asPublicKey } from '@portal/registry/ownership';
import { UnreadableError, asText, asVersion, orElse, readObject } from '@portal/registry/read-json';
import { readRegistry } from '@portal/registry/read-registry';
import { readRelease } from '@portal/registry/read-release';
import { readShellEntry, readShellRelease } from '@portal/registry/read-shell';
import { readShellVersions } from '@portal/registry/read-shell-versions';
import type { ListedRelease, Registry, ShellVersions } from '@portal/registry/registry';
import { isSignedBy, signersOf, vouchedRegistry } from '@portal/registry/vouch';
import { descriptionOf, digestOf } from '../registry/built-release';
import { readDocument, type OwnedApp } from '../sign/ownership-document';
import { refuse } from '../refusal';

const TIMEOUT_MS = 20_000;
/** Files under way at the same time. */
const AT_ONCE = 8;
const MOST_BYTES = 20e6;
const SHELL = /"\/shell\/([\w.-]+)\/[\w.-]+\.js"/;
/** What a portal gives its visitors today, as far as its signatures hold. */
export interface LivePortal {
  readonly origin: string;
  readonly shell: { readonly version: string; readonly provides: ShellVersions; readonly bytes: Buffer };
  readonly registry: Registry;
  /** Public key of its owner; undefined: nothing is signed there. */
  readonly ownerKey: string | undefined;
  /** Who owns which app, and what it may claim. */
  readonly apps: Readonly<Record<string, OwnedApp>>;
}

function addressOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search !== '')
    refuse(`"${text}" is no address of a portal, such as https://portail.example.`);
  return url.origin;
}

interface Answer {
  readonly isThere: boolean;
  readonly bytes: Buffer;
}

async function ask(origin: string, at: string): Promise<Answer> {
  const url = new URL(at, origin);
  let answer: Response;
  let bytes: Buffer;
  try {
    answer = await fetch(url, {
      headers: { accept: 'text/html, */*' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    bytes = Buffer.from(await answer.arrayBuffer());
  } catch (cause) {
    return refuse(`${url.href} could not be had: is the portal there?`, cause);
  }
  if (bytes.length > MOST_BYTES) refuse(`${url.href} is larger than any file of a portal.`);
  return { isThere: answer.ok, bytes };
}

async function needed(origin: string, at: string): Promise<Buffer> {
  const { isThere, bytes } = await ask(origin, at);
  if (!isThere) refuse(`${origin}${at} is not there: it is no portal, or older than this command.`);
  return bytes;
}

/** Reads JSON of a live portal. @throws Refusal that names the place */
async function reading<T>(place: string, read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadableError || error instanceof SyntaxError)
      refuse(`${place} cannot be read: ${error.message}.`, error);
    throw error;
  }
}

const jsonOf = (bytes: Buffer): Readonly<Record<string, unknown>> =>
  readObject(JSON.parse(bytes.toString('utf8')), 'it');

/**
 * Examines a running portal as a browser does: its shell, and the registry as far as its owner vouches for it.
 * @throws Refusal in one sentence, when it is no portal, or nobody vouches for a remote
 */
export async function examineLive(address: string): Promise<LivePortal> {
  const origin = addressOf(address);
  // Whether or not a visitor has a page there.
  const { bytes: page } = await ask(origin, '/');
  const named = SHELL.exec(page.toString('utf8'))?.[1];
  const version = await reading(`The shell of ${origin}`, () => asVersion(named, 'version'));
  const at = `/shell/${version}/shell.json`;
  const bytes = await needed(origin, at);
  const provides = await reading(origin + at, () => readShellVersions(jsonOf(bytes), 'shell'));
  const config = await needed(origin, '/config.json');
  const ownerKey = await reading(`${origin}/config.json`, () =>
    orElse(asPublicKey, undefined)(jsonOf(config)['ownerKey'], 'ownerKey'),
  );
  const listed = await needed(origin, '/remotes.json');
  const { registry, refused } = await reading(`${origin}/remotes.json`, () =>
    vouchedRegistry(readRegistry(jsonOf(listed)), ownerKey, verifySignature),
  );
  const [bad] = refused;
  if (bad) refuse(`Browsers refuse mfe-${bad.remote} of ${origin}: ${bad.reason}.`);
  const document = ownerKey === undefined ? undefined : await ask(origin, '/ownership.json');
  const apps =
    ownerKey !== undefined && document?.isThere
      ? readDocument(document.bytes.toString('utf8'), ownerKey, `${origin}/ownership.json`).apps
      : Object.fromEntries(
          Object.entries(registry.remotes).map(([name, { owner, claims, keys }]) => [
            name,
            { owner, claims, keys: keys.map((key) => ({ key })) },
          ]),
        );
  return { origin, shell: { version, provides, bytes }, registry, ownerKey, apps };
}

/** Downloads files into a folder, each with the digest that it must have. */
async function takeFiles(
  { origin }: LivePortal,
  base: string,
  integrity: Readonly<Record<string, string>>,
  to: string,
): Promise<void> {
  mkdirSync(to, { recursive: true });
  const waiting = Object.entries(integrity);
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [file, digest] = next;
      const bytes = await needed(origin, base + file);
      if (digestOf(bytes) !== digest) refuse(`${origin}${base}${file} is not the file that was released.`);
      writeFileSync(path.join(to, file), bytes);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  } finally {
    waiting.length = 0;
  }
}

/** Downloads a listed release into `dist`. @throws Refusal when a byte of it is not what its team signed */
export async function takeRemote(live: LivePortal, listed: ListedRelease, dist: string): Promise<void> {
  const { origin, ownerKey, registry } = live;
  const { name, version, base, digest } = listed;
  const described = descriptionOf(name);
  const bytes = await needed(origin, base + described);
  if (digestOf(bytes) !== digest)
    refuse(`${origin}${base}${described} is not the one that the registry vouches for.`);
  const release = await reading(origin + base + described, () => readRelease(name, version, jsonOf(bytes)));
  const keys = ownerKey === undefined ? [] : signersOf(registry.remotes[name], ownerKey);
  if (ownerKey !== undefined && !(await isSignedBy(keys, release, listed, verifySignature)))
    refuse(`mfe-${name} ${version} of ${origin} is signed by nobody whose signature counts there.`);
  const folder = path.join(dist, 'remotes', name, version);
  await takeFiles(live, base, release.integrity, folder);
  writeFileSync(path.join(folder, described), bytes);
}

/**
 * Downloads the shell into `dist`, and makes it the one that is served.
 * @throws Refusal when a byte of it is not what the owner of that portal signed; where its registry lists no shell, its
 *   digests are its own
 */
export async function takeShell(live: LivePortal, dist: string): Promise<void> {
  const { version, bytes } = live.shell;
  const { origin, ownerKey, registry } = live;
  const release = await reading(`The shell of ${origin}`, () => readShellRelease(version, jsonOf(bytes)));
  const listed =
    registry.shell === undefined
      ? undefined
      : await reading(`The shell of ${origin}`, () => readShellEntry(registry.shell).versions[version]);
  if (listed && listed.digest !== digestOf(bytes))
    refuse(`${origin}${release.base}shell.json is not the one that the registry vouches for.`);
  if (listed && ownerKey !== undefined && !(await isSignedBy([ownerKey], release, listed, verifySignature)))
    refuse(`Shell ${version} of ${origin} is not signed by the owner of that portal.`);
  const folder = path.join(dist, 'shell', version);
  await takeFiles(live, release.base, release.integrity, folder);
  for (const place of [folder, dist]) writeFileSync(path.join(place, 'shell.json'), bytes);
}

/** The version of a shell that lies in a `dist`. */
export const shellVersionIn = (bytes: Buffer): string => asText(jsonOf(bytes)['version'], 'version');
