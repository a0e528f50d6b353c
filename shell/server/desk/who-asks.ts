import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ownerKeyOf } from '@portal/release/owner';
import { storedOwnership, type TeamKey } from '@portal/release/ownership-document';
import { naming } from '@portal/release/refusal';
import { signerOf, type ReceivedRequest } from '@portal/release/request-signature';

/** Longer than a signed request is good, on clocks that differ. */
const REMEMBERED_MS = 15 * 60_000;

/** Who sends a request, as its signature says. */
export interface Asker {
  /** For the history: the team, and which of its keys. */
  readonly name: string;
  /** The apps it may change; `all`: the owner of the portal. */
  readonly apps: ReadonlySet<string> | 'all';
}

/** Why a request is not carried out. */
export interface Denial {
  readonly status: 401 | 403 | 409;
  readonly error: string;
}

const denial = (status: Denial['status'], error: string): Denial => ({ status, error });

const isOver = ({ until }: TeamKey, now: number): boolean => until !== undefined && Date.parse(until) <= now;

/** Whose key it is. */
function askerOf(dist: string, publicKey: string, now: number): Asker | Denial {
  if (publicKey === ownerKeyOf(dist)) return { name: 'owner of the portal', apps: 'all' };
  const found = Object.entries(storedOwnership(dist)?.apps ?? {}).flatMap(([app, { owner, keys }]) =>
    keys.filter(({ key }) => key === publicKey).map((key) => ({ app, owner, key })),
  );
  const [first] = found;
  if (!first) return denial(401, 'This portal does not know the key.');
  const good = found.filter(({ key }) => !isOver(key, now));
  if (good.length === 0)
    return denial(
      403,
      `The key of ${first.owner} is good until ${String(first.key.until)} only: it has ended.`,
    );
  const { owner, key } = first;
  return {
    name: `${owner} (${key.name ?? publicKey.slice(0, 8)})`,
    apps: new Set(good.map(({ app }) => app)),
  };
}

/**
 * Remembers a request on the disk, which all processes of a portal share, also after a restart.
 * @returns false when it was there already
 */
function isFirst(dist: string, publicKey: string, nonce: string, now: number): boolean {
  const folder = path.join(dist, 'remotes/.requests');
  const name = createHash('sha256').update(`${publicKey} ${nonce}`).digest('hex');
  try {
    mkdirSync(folder, { recursive: true });
    for (const file of existsSync(folder) ? readdirSync(folder) : []) {
      const full = path.join(folder, file);
      const seen = statSync(full, { throwIfNoEntry: false });
      if (seen && now - seen.mtimeMs > REMEMBERED_MS) rmSync(full, { force: true });
    }
    writeFileSync(path.join(folder, name), '', { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw naming(folder, error);
  }
}

/**
 * Who signed a request, if it is one of those this portal listens to, and the first time that it arrives.
 * @param now milliseconds since 1970
 */
export async function whoAsks(
  dist: string,
  request: ReceivedRequest,
  now = Date.now(),
): Promise<Asker | Denial> {
  const signer = await signerOf(request);
  if (!signer)
    return denial(401, 'The request is not signed, or was signed too long ago, or changed on its way.');
  const asker = askerOf(dist, signer.publicKey, now);
  if ('status' in asker) return asker;
  return isFirst(dist, signer.publicKey, signer.nonce, now)
    ? asker
    : denial(409, 'The same request was sent before: it is not carried out twice.');
}
