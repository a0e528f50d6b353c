import { readFile, readdir } from 'node:fs/promises';

const TICK_MS = 10;

const statusOf = (pid: string): Promise<string> => readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
const parentOf = (status: string): string | undefined => /^PPid:\s+(\d+)$/m.exec(status)?.[1];

async function timeOf(pid: string): Promise<{ name: string; ms: number } | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  // After the name, which may contain anything: fields 14 and 15, in ticks of a hundredth of a second.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const name = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'));
  return { name, ms: (Number(fields[11]) + Number(fields[12])) * TICK_MS };
}

/** Processor time used by a process, in milliseconds; undefined without `/proc`. */
export const processorTime = async (pid: number): Promise<number | undefined> =>
  (await timeOf(String(pid)))?.ms;

/**
 * Processor time used by a PostgreSQL server and its children, in milliseconds; undefined when it runs elsewhere.
 * Ended backends no longer count, so the bench keeps its connections.
 * @param postmaster process id of the server, see `postmasterOf`
 */
export async function postgresTime(postmaster: string | undefined): Promise<number | undefined> {
  if (postmaster === undefined) return undefined;
  const pids = await readdir('/proc').catch(() => []);
  let sum = 0;
  for (const pid of pids.filter((name) => /^\d+$/.test(name))) {
    if (parentOf(await statusOf(pid)) !== postmaster) continue;
    sum += (await timeOf(pid))?.ms ?? 0;
  }
  return sum;
}

/** Parent process of a PostgreSQL backend, if on this machine. @param backend result of `pg_backend_pid()` */
export async function postmasterOf(backend: number): Promise<string | undefined> {
  const status = await statusOf(String(backend));
  return /^Name:\s+postgres/m.test(status) ? parentOf(status) : undefined;
}
