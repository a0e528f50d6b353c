import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_HOLDINGS } from '../src/auth/limits';
import { sql } from '../src/store/sql';
import type { Store } from '../src/store/store';
import { describeMachine, loadNow, say } from './machine';
import { withPortal } from './portal-process';
import { signatureOf, signIn, type Signer } from './sign-in';
import { eachStore, withStore, type BenchOptions, type MadeStore } from './stores';

/** Finding S3: sockets that request a list and read nothing. */
const READERS = 120;
/** Maximum sessions of one person. */
const SESSIONS = 10;
const VISITORS = 1000;
/** Signed-in visitors, each a different person who reads their own list. */
const SIGNED_VISITORS = 40;
/** Milliseconds between a visitor's requests: 250 a second in all. Below the idle time-out of connections. */
const VISIT_EVERY_MS = 4000;
const LASTS_MS = 30_000;
const SAMPLE_MS = 100;
/** Maximum length of a project's text. */
const NOTE = 10_000;
const MEBIBYTE = 2 ** 20;
const TARGETS = { embedded: 1024, postgres: 400, healthMs: 250 };

/** Gives an applicant the maximum number of projects of maximum length. @returns their e-mail */
async function fillApplicant(store: Store): Promise<string> {
  const [person] = await store.rows<{ id: number; email: string }>(sql`select p.id, p.email
    from customer_users p join requests r on r.customer_user_id = p.id where p.roles[1] = 2 order by p.id limit 1`);
  if (!person) throw new Error('The network has no applicant.');
  await store.rows(sql`insert into requests (company, first_name, last_name, email, note, customer_id, customer_user_id,
      owner_id, assigned_users, internal_status, customer_status, created_at, updated_at)
    select company, first_name, last_name, email, repeat(md5(n::text), ${Math.floor(NOTE / 32)}::integer), customer_id,
      customer_user_id, owner_id, assigned_users, internal_status, customer_status, created_at, updated_at
    from (select * from requests where customer_user_id = ${person.id} limit 1) one,
      generate_series(1, ${DEFAULT_HOLDINGS.projects}::integer) n`);
  return person.email;
}

const otherApplicants = (store: Store, attacker: string): Promise<{ email: string }[]> =>
  store.rows<{
    email: string;
  }>(sql`select email from customer_users where roles[1] = 2 and email <> ${attacker}
    and enabled and confirmed order by id limit ${SIGNED_VISITORS}::integer`);

/** Requests the whole list and reads nothing; repeats when cut off. */
function holdOn(address: string, signer: Signer, isOver: () => boolean): Socket[] {
  const open: Socket[] = [];
  const ask = (): void => {
    if (isOver()) return;
    const socket = connect(Number(new URL(address).port), '127.0.0.1', () => {
      const header = signatureOf(signer)['x-wsse'] ?? '';
      const lines = ['GET /admin/api/requests?limit=-1 HTTP/1.1', 'Host: 127.0.0.1', `X-WSSE: ${header}`];
      socket.write([...lines, '', ''].join('\r\n'));
    });
    socket.pause();
    open.push(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => setTimeout(ask, 500));
  };
  ask();
  return open;
}

/** Duration of a request in milliseconds, and its status; 0 without an answer. */
function ask(
  address: string,
  path: string,
  agent: Agent,
  signer?: Signer,
): Promise<{ ms: number; status: number }> {
  const headers = signer ? signatureOf(signer) : {};
  const start = performance.now();
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ ms: performance.now() - start, status });
    get(address + path, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => done(answer.statusCode ?? 0)).on('error', () => done(0));
    }).on('error', () => done(0));
  });
}

const residentOf = (pid: number): number => {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
};

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/**
 * Runs clients that read nothing beside a thousand visitors; measures peak memory and the response time of
 * `/healthz`. Loopback only; ends by itself. Linux: memory is read from `/proc`.
 * @returns the exit code: 1 when a target was missed or a visitor got no answer
 */
export async function readersBench(options: BenchOptions): Promise<number> {
  say(describeMachine());
  say(
    `${READERS} sockets of ${SESSIONS} sessions that read nothing, ${VISITORS} visitors, ${LASTS_MS / 1000} s`,
  );
  let missed = 0;
  await eachStore(options, async (store) => {
    missed += await measure(options.root, store);
  });
  return missed === 0 ? 0 : 1;
}

async function measure(root: string, store: MadeStore): Promise<number> {
  const { email, others } = await withStore(store.location, async (opened) => {
    const attacker = await fillApplicant(opened);
    return { email: attacker, others: await otherApplicants(opened, attacker) };
  });
  return withPortal(root, store.settings, async ({ address, pid }) => {
    let isOver = false;
    const readers: Socket[][] = [];
    const sessions: Signer[] = [];
    for (let session = 0; session < SESSIONS; session += 1) sessions.push(await signIn(address, email));
    const signers: Signer[] = [];
    for (const { email: other } of others) signers.push(await signIn(address, other));
    const before = residentOf(pid);
    const until = performance.now() + LASTS_MS;
    let peak = before;
    const healthy: number[] = [];
    const statuses: Record<number, number> = {};
    const signedStatuses: Record<number, number> = {};
    const signedMs: number[] = [];

    const watch = async (): Promise<void> => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (performance.now() < until) {
        peak = Math.max(peak, residentOf(pid));
        const { ms, status } = await ask(address, '/healthz', agent);
        healthy.push(status === 200 ? ms : Infinity);
        await pause(SAMPLE_MS);
      }
      agent.destroy();
    };
    const visit = async (turn: number): Promise<void> => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const signer = signers[turn];
      const paths = signer
        ? ['/admin/api/requests?limit=100', '/admin/api/requests?limit=10']
        : ['/config.json', '/remotes.json?role=VISITOR', '/items/page_intergestion', '/'];
      await pause((turn / VISITORS) * VISIT_EVERY_MS);
      for (let time = turn; performance.now() < until; time += 1) {
        const { ms, status } = await ask(address, paths[time % paths.length] ?? '/', agent, signer);
        const counts = signer ? signedStatuses : statuses;
        counts[status] = (counts[status] ?? 0) + 1;
        if (signer) signedMs.push(ms);
        await pause(VISIT_EVERY_MS);
      }
      agent.destroy();
    };
    for (let reader = 0; reader < READERS; reader += 1) {
      const session = sessions[reader % SESSIONS];
      if (session) readers.push(holdOn(address, session, () => isOver));
    }
    try {
      await Promise.all([watch(), ...Array.from({ length: VISITORS }, (_, turn) => visit(turn))]);
    } finally {
      isOver = true;
      for (const socket of readers.flat()) socket.destroy();
    }

    healthy.sort((a, b) => a - b);
    const [p50, p99] = [0.5, 0.99].map((share) => percentile(healthy, share));
    const megabytes = (bytes: number) => `${(bytes / MEBIBYTE).toFixed(0)} MB`;
    say(`\n${store.name}`);
    say(`  memory: ${megabytes(before)} before, peak ${megabytes(peak)}`);
    say(
      `  /healthz: p50 ${p50?.toFixed(1)} ms, p99 ${p99?.toFixed(1)} ms, n ${healthy.length}; load ${loadNow()}`,
    );
    say(`  visitors by status: ${JSON.stringify(statuses)}`);
    signedMs.sort((a, b) => a - b);
    const [signed50, signed99] = [0.5, 0.99].map((share) => percentile(signedMs, share));
    say(
      `  ${signers.length} who signed: p50 ${signed50?.toFixed(1)} ms, p99 ${signed99?.toFixed(1)} ms, ${JSON.stringify(signedStatuses)}`,
    );
    const most = (store.isEmbedded ? TARGETS.embedded : TARGETS.postgres) * MEBIBYTE;
    const isRefused = [statuses, signedStatuses].some((counts) =>
      Object.keys(counts).some((status) => status !== '200'),
    );
    const isMissed = peak > most || (p99 ?? 0) > TARGETS.healthMs || isRefused || signers.length === 0;
    if (isMissed) say('  MISSED');
    return isMissed ? 1 : 0;
  });
}
