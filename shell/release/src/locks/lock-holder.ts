import { hostname } from 'node:os';
import { readObject } from '@portal/registry/read-json';

/** How long a command waits for one that is at work. */
export const PATIENCE_MS = 60_000;
/** A lock that is not renewed for this long is free, wherever its holder runs. */
export const LEASE_MS = 30_000;
export const RENEWAL_MS = 5_000;

/** Who holds a lock, as it is written in it. */
export interface Holder {
  readonly id: string;
  readonly pid: number;
  readonly host: string;
  readonly command: string;
}

/** Undefined for a lock that its holder could not describe, on a full disk. */
export function holderIn(text: string): Holder | undefined {
  try {
    const { id, pid, host, command } = readObject(JSON.parse(text), 'lock');
    return { id: String(id), pid: Number(pid), host: String(host), command: String(command) };
  } catch {
    return undefined;
  }
}

/** Whether the process of a holder is known to be gone: only this machine's processes can be asked. */
export function isGone({ pid, host }: Holder): boolean {
  if (host !== hostname()) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'EPERM';
  }
}

const commandOf = (holder: Holder | undefined) =>
  holder ? `\`portal ${holder.command}\`` : 'another command';

/** Says whose lock was taken over, and why. */
export function abandonmentOf(holder: Holder | undefined): string {
  const whose = `Took over the lock of ${commandOf(holder)}`;
  if (holder && isGone(holder)) return `${whose}: its process ${String(holder.pid)} is gone.`;
  const where = holder ? ` (process ${String(holder.pid)} on ${holder.host})` : '';
  return `${whose}${where}: it was not renewed for ${String(LEASE_MS / 1_000)} seconds.`;
}

/** Says who has been at work for too long to be waited for. */
export const occupiedBy = (holder: Holder | undefined): string =>
  `${commandOf(holder)} (process ${String(holder?.pid)} on ${String(holder?.host)}) has been at work here for a minute. Try again when it is done.`;

export const LOST_LOCK = 'Another command took over the lock. Nothing was changed.';
