import { readFileSync } from 'node:fs';
import { mapOf } from '@portal/registry/read-json';
import { moment, type Outcome } from '../outcome';
import { NO_OWNER_KEY, ensureOwner, ownerKeyOf, ownerSigner } from '../sign/owner';
import {
  asOwnedApp,
  earlierOwnership,
  lastOwnership,
  readDocument,
  refuseShell,
  signOwnership,
  storeOwnership,
  storedOwnership,
  workspaceApps,
  type OwnedApp,
  type OwnershipDocument,
} from '../sign/ownership-document';
import type { Change } from './change-app';
import { vouch } from './decide/vouch';
import { had, type Portal } from './portal';
import { publish, servedAs } from './publish-registry';
import { readPortal } from './read-portal';
import { refuse } from '../refusal';
import { whileAlone } from '../locks/release-lock';

/** Who owns which app, in the form in which it is edited. */
export function showOwnership(dist: string): Outcome {
  const document = storedOwnership(dist);
  const apps = mapOf(asOwnedApp)(document?.apps ?? workspaceApps(), 'ownership');
  return {
    lines: [JSON.stringify(apps, null, 2)],
    data: { serial: document?.serial ?? 0, at: document?.at ?? null, apps },
  };
}

/** Reads the apps that somebody has edited. @throws Refusal when the file is malformed */
export function readEdited(file: string): Readonly<Record<string, OwnedApp>> {
  let apps: Readonly<Record<string, OwnedApp>>;
  try {
    apps = mapOf(asOwnedApp)(JSON.parse(readFileSync(file, 'utf8')), file);
  } catch (error) {
    return refuse(`${file} cannot be read: ${String(error)}.`, error);
  }
  // Whatever is edited here no longer follows the workspace.
  return Object.fromEntries(
    Object.entries(apps).map(([name, { workspace: _, ...app }]) => [name, app as OwnedApp]),
  );
}

/** Signs edited apps with the owner's key that is at hand, and publishes them. */
export function setOwnership(change: Change, apps: Readonly<Record<string, OwnedApp>>): Promise<Outcome> {
  ensureOwner(change.dist);
  const key = ownerSigner(change.dist) ?? refuse(NO_OWNER_KEY);
  return publishOwnership(change, signOwnership(apps, lastOwnership(change.dist), key));
}

/** Puts an earlier document back, under a new serial. */
export const rollbackOwnership = (change: Change, serial: number): Promise<Outcome> =>
  setOwnership(change, earlierOwnership(change.dist, serial).apps);

/**
 * Publishes a signed document, and with it the registry: the apps change hands in the same instant.
 * @throws Refusal when it is not signed by the owner, somebody edited it meanwhile, or an app that is served has no team
 */
export function publishOwnership({ dist, cause, by }: Change, given: OwnershipDocument): Promise<Outcome> {
  return whileAlone(dist, cause, (lock) => {
    const document = readDocument(JSON.stringify(given), ownerKeyOf(dist) ?? '', 'The ownership');
    refuseShell(document.apps);
    const before = lastOwnership(dist);
    if (document.serial !== before + 1)
      refuse(`The ownership was edited meanwhile, it is number ${String(before)}: edit that one.`);
    const portal: Portal = { ...readPortal(dist), ownership: document };
    const served = had(portal.served);
    const homeless = Object.keys(served?.remotes ?? {}).find((name) => !Object.hasOwn(document.apps, name));
    if (homeless !== undefined) refuse(`mfe-${homeless} is served: leave it a team.`);
    // Before anything is written: a document whose registry cannot be published would stop every other command.
    if (served) vouch(portal, served);
    lock.check();
    storeOwnership(dist, document);
    const registry = served && publish(portal, served, { cause, by, lock });
    return {
      lines: [
        `Ownership ${String(document.serial)} of ${moment(document.at)}: ${Object.entries(document.apps)
          .map(([name, { owner }]) => `mfe-${name} is ${owner}'s`)
          .join(', ')}.`,
        ...(registry ? [servedAs(registry)] : []),
      ],
      data: { ownership: document.serial, serial: registry?.serial ?? null },
    };
  });
}
