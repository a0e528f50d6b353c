import type { Gauge } from '@portal/host/operations/metrics';
import { refusalOf } from '../refusal';
import { storageOf } from './storage-of';
import type { ReleaseStorage } from './release-storage';

/** A withdrawn version leaves a page within five seconds: this leaves three for all the rest. */
const EVERY_MS = 1_500;

/** A working copy that follows its storage. */
export interface Following {
  /** Why it does not, at the moment; undefined while all is well. */
  problem(): string | undefined;
  readonly gauges: () => readonly Gauge[];
  stop(): void;
}

/** Where nothing has to be followed. */
const NOTHING: Following = { problem: () => undefined, gauges: () => [], stop: () => undefined };

/**
 * Brings the working copy of a host up to date, and keeps it so. Resolves after the first attempt: a storage that is away
 * keeps no portal from serving what it has.
 * @param say gets a line when it is filled, when it stops to answer, and when it answers again
 * @throws Refusal when `PORTAL_RELEASES` is no address
 */
export async function followStorage(dist: string, say: (line: string) => void): Promise<Following> {
  const storage: ReleaseStorage = await storageOf(dist);
  const { place } = storage;
  if (place === undefined) return NOTHING;
  let problem: string | undefined;
  let isStopped = false;
  /** Only at the start: a bucket that is emptied later is no new one. */
  let isFirst = true;
  let next: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    try {
      const isNews = await storage.refresh();
      if (!isNews && isFirst && (await storage.fill()))
        say(`${place} was empty: it has the releases of ${dist} now.`);
      isFirst = false;
      if (problem !== undefined) say(`${place} answers again: what is served follows it.`);
      problem = undefined;
    } catch (error) {
      const told = refusalOf(error)?.message ?? String(error);
      if (told !== problem) say(`${told} What is served stays as it is.`);
      problem = told;
    }
  }

  async function lookAgain(): Promise<void> {
    await look();
    if (!isStopped) next = setTimeout(() => void lookAgain(), EVERY_MS).unref();
  }

  await lookAgain();
  return {
    problem: () => problem,
    gauges: () => [
      {
        name: 'portal_release_storage_up',
        help: 'Whether what is served follows the bucket of the releases.',
        value: problem === undefined ? 1 : 0,
      },
    ],
    stop() {
      isStopped = true;
      clearTimeout(next);
    },
  };
}
