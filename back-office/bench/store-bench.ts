import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeLargeNetwork } from '../demo/large-network';
import { backUpStore } from '../src/store/backup';
import { restoreStore } from '../src/store/restore-store';
import { sql } from '../src/store/sql';
import { describeMachine, loadNow, say } from './machine';
import { readPeople } from './people';
import { startPortal, type PortalProcess, type StallReading } from './portal-process';
import { signatureOf, signIn, type Signer } from './sign-in';
import { withStore } from './stores';

export interface StoreBenchOptions {
  readonly root: string;
  readonly bytes: number;
}

const MEGABYTE = 2 ** 20;
/** Three of them make the largest body of a proposition. */
const ATTACHMENT_BYTES = 3.5 * MEGABYTE;
const AT_REST_MS = 60_000;
const COPIES = 2;
const COPY_WITHIN_MS = 240_000;
/** S4. */
const MAY_PAUSE_MS = 50;
const MAY_HOLD = 1_200_000_000;
const MAY_STOP_MS = 10_000;

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

/** @returns how many calls were refused: 0 or 1 */
async function attach(address: string, admin: Signer, request: number, files: number): Promise<number> {
  const attachments = Array.from({ length: files }, (_, index) => [
    `s_quote_att_${index + 1}`,
    {
      originalFilename: `piece-${index + 1}.pdf`,
      content: Buffer.concat([
        Buffer.from('%PDF-1.7\n'),
        randomBytes(ATTACHMENT_BYTES),
        Buffer.from('\n%%EOF\n'),
      ]).toString('base64'),
    },
  ]);
  const response = await fetch(`${address}/admin/api/ficodevquotes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signatureOf(admin) },
    body: JSON.stringify({ request, s_quote_detail: 'x', ...Object.fromEntries(attachments) }),
  });
  await response.arrayBuffer();
  return response.status === 201 ? 0 : 1;
}

const copiesIn = (folder: string): string[] => {
  const snapshots = path.join(folder, 'snapshots');
  return existsSync(snapshots)
    ? readdirSync(snapshots)
        .filter((name) => !name.endsWith('.draft'))
        .sort()
    : [];
};

/** A digest of all rows and of the files that they name, in order. */
async function fingerprint(
  folder: string,
): Promise<{ readonly rows: string; readonly files: string; readonly count: number }> {
  return withStore({ dataDir: folder }, async (store) => {
    const rows = createHash('sha256');
    for (const table of ['customers', 'customer_users', 'requests', 'quotes', 'files']) {
      const [row] = await store.rows<{ digest: string }>(
        sql`select md5(coalesce(string_agg(t.text, '|' order by t.text), '')) as digest from (select row_to_json(x)::text as text
          from (select * from ${{ text: [table], values: [] }}) x) t`,
      );
      rows.update(row?.digest ?? '');
    }
    const files = createHash('sha256');
    const named = await store.rows<{ name: string }>(
      sql`select content_sha256 as name from files where content_sha256 is not null order by id`,
    );
    for (const { name } of named)
      for await (const piece of (await store.files.find(name))?.read() ?? []) files.update(piece);
    return { rows: rows.digest('hex'), files: files.digest('hex'), count: named.length };
  });
}

const sayStalls = (what: string, { longest, over50, peakRss }: StallReading): void =>
  say(
    `  ${what.padEnd(34)} longest pause ${longest.toFixed(0).padStart(5)} ms, ${String(over50).padStart(3)} over 50 ms; peak memory ${megabytes(peakRss)}`,
  );

/** Ten small writes and reads a second, while a copy is made. */
async function workUntil(
  isDone: () => boolean,
  address: string,
  admin: Signer,
  project: number,
): Promise<number> {
  const late = performance.now() + COPY_WITHIN_MS;
  let refused = 0;
  for (let turn = 0; !isDone(); turn += 1) {
    if (performance.now() > late) throw new Error('No copy was made in time.');
    const path = turn % 2 === 0 ? `/admin/api/requests/${project}` : '/admin/api/requests?limit=25';
    const response = await fetch(address + path, {
      headers: { ...signatureOf(admin), 'content-type': 'application/json' },
      ...(turn % 2 === 0 ? { method: 'PATCH', body: JSON.stringify({ note: `Note ${turn}` }) } : {}),
    });
    await response.arrayBuffer();
    if (response.status !== 200) refused += 1;
    await pause(100);
  }
  return refused;
}

/**
 * Fills an embedded store with attachments through the API, lets it make copies meanwhile, stops it and restores the
 * copies. Checks pauses, memory, duration and exit code of the stop, and the restored data (S4 and S15).
 * @returns the exit code: 1 when a check failed
 */
export async function storeBench({ root, bytes }: StoreBenchOptions): Promise<number> {
  say(describeMachine());
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-store-bench-'));
  const dataDir = path.join(folder, 'data');
  const broken: string[] = [];
  const expect = (isKept: boolean, promise: string): void => {
    if (!isKept) broken.push(promise);
  };
  let portal: PortalProcess | undefined;
  const stop = (): void => void portal?.stop();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    await makeLargeNetwork({ dataDir }, { agencies: 20, people: 200, projects: 1_000, propositions: 200 });
    const { admin: account } = await withStore({ dataDir }, readPeople);
    portal = await startPortal(root, {
      PORTAL_DEMO: '0',
      PORTAL_DATA_DIR: dataDir,
      PORTAL_COPY_MINUTES: '1',
    });
    const admin = await signIn(portal.address, account.email);
    const project = account.projects[0] ?? 1;
    let refused = 0;

    const filling = performance.now();
    const posts = Math.ceil(bytes / (3 * ATTACHMENT_BYTES));
    for (let post = 0; post < posts; post += 1) refused += await attach(portal.address, admin, project, 3);
    say(
      `\n${posts * 3} attachments, ${megabytes(posts * 3 * ATTACHMENT_BYTES)}, sent in ${seconds(performance.now() - filling)}`,
    );
    sayStalls('while they were sent', await portal.stalls());

    const rested = copiesIn(dataDir);
    await pause(2_000);
    await portal.stalls();
    if (copiesIn(dataDir).length === rested.length) {
      await pause(AT_REST_MS / 6);
      sayStalls('at rest', await portal.stalls());
    }
    for (let copy = 1; copy <= COPIES; copy += 1) {
      const before = copiesIn(dataDir).at(-1);
      await portal.stalls();
      refused += await workUntil(() => copiesIn(dataDir).at(-1) !== before, portal.address, admin, project);
      const reading = await portal.stalls();
      sayStalls(`copy ${copy}, with calls going on`, reading);
      expect(reading.longest <= MAY_PAUSE_MS, `a pause of at most ${MAY_PAUSE_MS} ms`);
    }
    refused += await attach(portal.address, admin, project, 3);
    const { peakRss } = await portal.stalls();
    expect(peakRss < MAY_HOLD, `at most ${megabytes(MAY_HOLD)} of memory`);
    expect(refused === 0, 'no refused call');

    const stopping = performance.now();
    const code = await portal.stop();
    const stopped = performance.now() - stopping;
    portal = undefined;
    const copies = copiesIn(dataDir);
    say(
      `\nSIGTERM: exit code ${String(code)} after ${seconds(stopped)}; ${copies.length} copies; load ${loadNow()}`,
    );
    expect(code === 0 && stopped < MAY_STOP_MS, 'a stop with 0 within ten seconds');

    const before = await fingerprint(dataDir);
    const archive = path.join(folder, 'copy.tar.gz');
    const backing = performance.now();
    await backUpStore(dataDir, archive, new Date());
    say(
      `store:backup in ${seconds(performance.now() - backing)}; peak memory of this process ${megabytes(process.resourceUsage().maxRSS * 1024)}`,
    );
    const sources = [path.join(dataDir, 'snapshots', copies.at(-1) ?? ''), archive];
    for (const [index, source] of sources.entries()) {
      const restoring = performance.now();
      const target = path.join(folder, `restored-${index}`);
      const { files, lost } = await restoreStore(source, target, new Date());
      const after = await fingerprint(target);
      const isSame = after.files === before.files && after.count === before.count && lost === 0;
      say(
        `store:restore of ${path.basename(source)} in ${seconds(performance.now() - restoring)}: ${files} files, ${isSame ? 'the same byte by byte' : 'NOT THE SAME'}; rows ${after.rows === before.rows ? 'the same' : 'NOT THE SAME'}; peak memory of this process ${megabytes(process.resourceUsage().maxRSS * 1024)}`,
      );
      expect(
        isSame && after.rows === before.rows,
        `a restoration of ${path.basename(source)} that is the same`,
      );
      rmSync(target, { recursive: true });
    }
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await portal?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  say(broken.length === 0 ? '\nEvery promise was kept.' : `\nNOT KEPT: ${broken.join('; ')}`);
  return broken.length === 0 ? 0 : 1;
}
