import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isSignature } from '@portal/host/signatures/ed25519';
import { asPublicKey, asSignature, ownershipStatement, type Ownership } from '@portal/registry/ownership';
import { sharedClaims, type Claim } from '@portal/registry/ownership-policy';
import {
  UnreadableError,
  asNumber,
  asText,
  fail,
  listOf,
  mapOf,
  orElse,
  readObject,
  shape,
  type Reader,
} from '@portal/registry/read-json';
import { SHELL } from '@portal/registry/read-shell';
import policy from '../../../remotes.policy.json';
import { replaceFile } from '../locks/durable-file';
import { serialsIn } from '../registry/release-folders';
import { NO_OWNER_KEY, ownerKeyOf, ownerSigner } from './owner';
import { refuse } from '../refusal';
import type { SigningKey } from './signing-key';

/** A key of a team. */
export interface TeamKey {
  readonly key: string;
  /** Whose, in words: "CI of team loans". */
  readonly name?: string | undefined;
  /** ISO date or time from which on it signs nothing new; what it signed before stays good. */
  readonly until?: string | undefined;
}

/** Larger budgets for a remote: bytes, compressed with brotli. */
export interface Budgets {
  readonly entry?: number | undefined;
  readonly pages?: Readonly<Record<string, number>> | undefined;
}

/** What the owner writes of an app. */
export interface OwnedApp {
  readonly owner: string;
  readonly claims: readonly Claim[];
  readonly keys: readonly TeamKey[];
  readonly budgets?: Budgets | undefined;
  /** Follows `shell/remotes.policy.json` of the workspace until somebody edits the document. */
  readonly workspace?: boolean | undefined;
}

interface SignedApp extends OwnedApp {
  /** By the owner, over `ownershipStatement`: what browsers verify. */
  readonly vouched: string;
}

/** Who owns which app: data of the running portal, signed by its owner. */
export interface OwnershipDocument {
  readonly schema: 1;
  readonly serial: number;
  /** ISO 8601. */
  readonly at: string;
  readonly apps: Readonly<Record<string, SignedApp>>;
  /** By the owner, over everything else. */
  readonly signature: string;
}

const ownershipFileOf = (dist: string): string => path.join(dist, 'ownership.json');
const historyFolderOf = (dist: string): string => path.join(dist, 'remotes/.ownership');

const asMoment: Reader<string> = (value, place) => {
  const text = asText(value, place);
  return Number.isNaN(Date.parse(text)) ? fail(`${place}: "${text}" is no date`) : text;
};

const owned = {
  owner: asText,
  claims: listOf(shape<Claim>({ paths: listOf(asText), roles: listOf(asText) })),
  keys: orElse(
    listOf(
      shape<TeamKey>({
        key: asPublicKey,
        name: orElse(asText, undefined),
        until: orElse(asMoment, undefined),
      }),
    ),
    [],
  ),
  budgets: orElse(
    shape<Budgets>({ entry: orElse(asNumber, undefined), pages: orElse(mapOf(asNumber), undefined) }),
    undefined,
  ),
  workspace: (value: unknown) => (value === true ? true : undefined),
};
export const asOwnedApp = shape<OwnedApp>(owned);
const asDocument = shape<OwnershipDocument>({
  schema: (value, place) => (asNumber(value, place) === 1 ? 1 : refuse(`${place}: an unknown schema.`)),
  serial: asNumber,
  at: asText,
  apps: mapOf(shape<SignedApp>({ ...owned, vouched: asSignature })),
  signature: asSignature,
});

/** The apps of the workspace, as their teams agreed on in a file. */
export const workspaceApps = (): Readonly<Record<string, OwnedApp>> =>
  mapOf(asOwnedApp)(
    Object.fromEntries(Object.entries(policy).map(([name, app]) => [name, { ...app, workspace: true }])),
    'shell/remotes.policy.json',
  );

const statementOf = ({ serial, at, apps }: Omit<OwnershipDocument, 'schema' | 'signature'>): string =>
  `portal ownership document 1\n${JSON.stringify([serial, at, apps])}`;

/** What browsers learn of an app. */
export const ownershipIn = ({ owner, claims, keys }: OwnedApp, vouched?: string): Ownership => ({
  owner,
  claims,
  keys: keys.map(({ key }) => key),
  vouched,
});

/** Reads a document and verifies the owner's signature. @throws Refusal */
export function readDocument(text: string, ownerKey: string, place: string): OwnershipDocument {
  try {
    const document = asDocument(readObject(JSON.parse(text), place), place);
    if (!isSignature(ownerKey, document.signature, statementOf(document)))
      refuse(`${place} is not signed by the owner of this portal.`);
    return document;
  } catch (error) {
    if (error instanceof UnreadableError || error instanceof SyntaxError)
      refuse(`${place} cannot be read: ${error.message}.`, error);
    throw error;
  }
}

/**
 * The document of a `dist`, out of the history when its file is lost; undefined when it has none yet.
 * @throws Refusal as `readDocument`
 */
export function storedOwnership(dist: string): OwnershipDocument | undefined {
  const ownerKey = ownerKeyOf(dist);
  if (ownerKey === undefined) return undefined;
  const file = ownershipFileOf(dist);
  if (existsSync(file)) return readDocument(readFileSync(file, 'utf8'), ownerKey, file);
  const [last] = keptOwnerships(dist);
  return last === undefined ? undefined : earlierOwnership(dist, last);
}

/** The apps of a document whoever signed it; undefined when there is none that can be read. */
function appsWhoeverSigned(dist: string): OwnershipDocument | undefined {
  try {
    return asDocument(JSON.parse(readFileSync(ownershipFileOf(dist), 'utf8')), 'ownership');
  } catch {
    return undefined;
  }
}

/** The serial that the next document follows, whoever signed the last one: the owner's key may be another one now. */
export const lastOwnership = (dist: string): number =>
  Math.max(appsWhoeverSigned(dist)?.serial ?? 0, keptOwnerships(dist)[0] ?? 0);

/**
 * The document of a portal; where it has none, written from what the workspace says. The caller holds the lock.
 * @throws Refusal when the owner's private key is not at hand
 */
export function ensureOwnership(dist: string): OwnershipDocument {
  const stored = storedOwnership(dist);
  const document = stored ?? signOwnership(workspaceApps(), 0, ownerSigner(dist) ?? refuse(NO_OWNER_KEY));
  if (!existsSync(ownershipFileOf(dist))) storeOwnership(dist, document);
  return document;
}

/**
 * Takes up what the workspace says of its apps, as far as nobody has edited them in the running portal, and signs anew
 * what another key signed; for builds of the workspace, whose `dist` is their own.
 */
export function followWorkspace(dist: string): void {
  const before = appsWhoeverSigned(dist);
  const kept = Object.entries(before?.apps ?? {}).filter(([, { workspace }]) => workspace !== true);
  const apps = { ...workspaceApps(), ...Object.fromEntries(kept) };
  const key = ownerSigner(dist) ?? refuse(NO_OWNER_KEY);
  const document = signOwnership(apps, lastOwnership(dist), key);
  // The same key signs the same app with the same bytes.
  const isSame = JSON.stringify(before?.apps) === JSON.stringify(document.apps);
  if (before && isSame && isSignature(key.publicKey, before.signature, statementOf(before))) return;
  storeOwnership(dist, document);
}

export const appOf = <T>(apps: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(apps, name) ? apps[name] : undefined;

export const noOwner = (name: string): string =>
  `No team owns mfe-${name}: \`portal ownership\` says who owns what, and --set changes it.`;

/** @throws Refusal when a team is to have the shell, which is the portal's owner's */
export function refuseShell(apps: Readonly<Record<string, unknown>>): void {
  if (Object.hasOwn(apps, SHELL))
    refuse('No app is called "shell": that is the shell, which the owner of the portal alone releases.');
}

/** Signs the apps as the next document after `serial`. @throws Refusal */
export function signOwnership(
  apps: Readonly<Record<string, OwnedApp>>,
  serial: number,
  key: SigningKey,
): OwnershipDocument {
  refuseShell(apps);
  const [shared] = sharedClaims(apps);
  if (shared)
    refuse(
      `The ownership gives ${shared.path} for ${shared.role} to mfe-${shared.apps.join(' and mfe-')}: \`portal ownership --set\` gives it to one.`,
    );
  const signed = Object.fromEntries(
    Object.entries(apps).map(([name, given]) => {
      // Read, so that the fields stand in the order in which they are verified.
      const app = asOwnedApp(given, name);
      const { owner, claims, keys, budgets, workspace } = app;
      const vouched = key.sign(ownershipStatement(name, ownershipIn(app)));
      return [name, { owner, claims, keys, budgets, workspace, vouched }];
    }),
  );
  const document = { serial: serial + 1, at: new Date().toISOString(), apps: signed };
  return { schema: 1, ...document, signature: key.sign(statementOf(document)) };
}

/** The serials that are kept, newest first. */
export const keptOwnerships = (dist: string): readonly number[] => serialsIn(historyFolderOf(dist));

/** An earlier document. @throws Refusal when it is not kept, or not signed by today's owner */
export function earlierOwnership(dist: string, serial: number): OwnershipDocument {
  const file = path.join(historyFolderOf(dist), `${String(serial)}.json`);
  if (!existsSync(file))
    refuse(
      `Ownership ${String(serial)} is not kept; those that are: ${keptOwnerships(dist).join(', ') || 'none'}.`,
    );
  return readDocument(readFileSync(file, 'utf8'), ownerKeyOf(dist) ?? '', file);
}

/** Stores a document, in the history first. The caller holds the lock, and publishes the registry after it. */
export function storeOwnership(dist: string, document: OwnershipDocument): void {
  const text = `${JSON.stringify(document)}\n`;
  replaceFile(path.join(historyFolderOf(dist), `${String(document.serial)}.json`), text);
  replaceFile(ownershipFileOf(dist), text);
}
