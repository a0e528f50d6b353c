import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ownerKeyOf } from '@portal/release/sign/owner';
import { storedOwnership, type TeamKey } from '@portal/release/sign/ownership-document';
import { naming } from '@portal/release/refusal';
import { signerOf, type ReceivedRequest, type RequestSigner } from '@portal/release/sign/request-signature';

/** Longer than a signed request is good, on clocks that differ; also the time whose requests share a folder. */
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
  if (!first)
    return denial(
      401,
      `This portal does not know the key ${publicKey}: give this line, its public half, to the owner of the portal, who adds it to your app (\`portal ownership --set\`).`,
    );
  const good = found.filter(({ key }) => !isOver(key, now));
  if (good.length === 0)
    return denial(
      403,
      `The key of ${first.owner} is good until ${String(first.key.until)} only: it has ended.`,
    );
  const { owner, key } = good[0] ?? first;
  return {
    name: `${owner} (${key.name ?? publicKey.slice(0, 8)})`,
    apps: new Set(good.map(({ app }) => app)),
  };
}

/**
 * Remembers a request on the disk, which all processes of a portal share, also after a restart. The time at which it was
 * signed says the folder, so that no request has to look through those of a quarter of an hour.
 * @returns false when it was there already
 */
function isFirst(dist: string, { publicKey, nonce, createdAt }: RequestSigner, now: number): boolean {
  const home = path.join(dist, 'remotes/.requests');
  const timeOf = (moment: number) => Math.floor(moment / REMEMBERED_MS);
  const folder = path.join(home, String(timeOf(createdAt)));
  const name = createHash('sha256').update(`${publicKey} ${nonce}`).digest('hex');
  try {
    if (mkdirSync(folder, { recursive: true }) !== undefined)
      for (const time of readdirSync(home).filter((each) => Number(each) < timeOf(now) - 1))
        rmSync(path.join(home, time), { recursive: true, force: true });
  } catch (error) {
    throw naming(folder, error);
  }
  try {
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
  return isFirst(dist, signer, now)
    ? asker
    : denial(409, 'The same request was sent before: it is not carried out twice.');
}
