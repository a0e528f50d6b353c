import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  callerOf,
  rowsOf,
  signedCaller,
  type Answer,
  type BackOfficeClient,
} from '../fixtures/back-office-client';
import { startProduction, type ProductionPortal } from '../fixtures/production-portal';

/** What became of the writes of all rounds. A write is known by a text of its own: an e-mail or a description. */
export interface KillReport {
  readonly kills: number;
  readonly tried: number;
  readonly acknowledged: number;
  /** Acknowledged, and gone after the next start. */
  readonly lost: number;
  /** There, although nobody wrote it. */
  readonly phantom: number;
  /** There twice. */
  readonly duplicate: number;
  /** Longest time from a start after a kill to readiness, in milliseconds. */
  readonly slowestStartMs: number;
}

export interface KillOptions {
  /** Folder of the repository. */
  readonly root: string;
  readonly kills: number;
}

const PEOPLE = '/admin/api/customer_users';
const PROJECTS = '/admin/api/requests';
const ADMIN = 'admin@intergestion.example';
const PASSWORD = 'Secret123';
const MARK = 'kill-round-';
/** Registrations are slow on purpose (the hash of the password) and counted per hour: two writers of eight make them. */
const REGISTERING = 2;
const SUBMITTING = 6;
const MAX_REGISTRATIONS = 280;

interface Ledger {
  readonly tried: Set<string>;
  readonly acknowledged: Set<string>;
}

/** The n-th acknowledgement of a round kills; a different n each time, so that it meets every moment of a write. */
const killAfter = (round: number): number => 4 + ((round * 7) % 23);

const person = (name: string) => ({
  email: `${name}@example.org`,
  username: `${name}@example.org`,
  password: PASSWORD,
  firstName: 'Camille',
  lastName: 'Essai',
  birthday: '1990-01-31',
});

const project = (note: string) => ({
  company: 'Particulier',
  firstName: 'Camille',
  lastName: 'Essai',
  email: 'camille@example.org',
  phone: '0639980001',
  s_montant_global: '85000',
  s_duree_credit_souhait: '10_ans',
  note,
});

/** Kills a portal in the middle of its writes, over and over, and compares what it promised with what it kept. */
export async function killRounds({ root, kills }: KillOptions): Promise<KillReport> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-kills-'));
  const ledger: Ledger = { tried: new Set(), acknowledged: new Set() };
  const start = () => startProduction(root, { PORTAL_DATA_DIR: dataDir, PORTAL_DEMO: '1' });
  let portal = start();
  let address = await readyOrFail(portal);
  let slowestStartMs = 0;
  try {
    const applicant = person(`${MARK}applicant`);
    const { status } = await callerOf(address).post(PEOPLE, applicant);
    if (status !== 201) throw new Error(`registration answered ${String(status)}`);
    ledger.tried.add(applicant.email);
    ledger.acknowledged.add(applicant.email);

    for (let round = 1; round <= kills; round += 1) {
      const submitter = await signedCaller(address, applicant.email, PASSWORD);
      await writeUntilKilled(round, callerOf(address), submitter, ledger, portal);
      const started = performance.now();
      portal = start();
      address = await readyOrFail(portal);
      slowestStartMs = Math.max(slowestStartMs, performance.now() - started);
    }
    return { kills, ...(await compare(address, ledger)), slowestStartMs: Math.round(slowestStartMs) };
  } finally {
    await portal.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function readyOrFail(portal: ProductionPortal): Promise<string> {
  const address = await portal.ready;
  if (address === undefined) throw new Error(`the portal did not start: ${portal.said()}`);
  return address;
}

/** Eight writers at once, until the acknowledgement that kills; what is in flight then is neither kept nor lost. */
async function writeUntilKilled(
  round: number,
  visitor: BackOfficeClient,
  applicant: BackOfficeClient,
  ledger: Ledger,
  portal: ProductionPortal,
): Promise<void> {
  let acknowledged = 0;
  let isKilled = false;
  const write = async (name: string, send: () => Promise<Answer>): Promise<void> => {
    ledger.tried.add(name);
    const answer = await send().catch(() => undefined);
    if (answer?.status === 201) {
      ledger.acknowledged.add(name);
      acknowledged += 1;
    } else if (answer && !isKilled) throw new Error(`${name}: ${String(answer.status)}`);
    if (acknowledged < killAfter(round) || isKilled) return;
    isKilled = true;
    await portal.kill('SIGKILL');
  };
  const writer = async (index: number): Promise<void> => {
    for (let turn = 0; !isKilled; turn += 1) {
      const name = `${MARK}${String(round)}-${String(index)}-${String(turn)}`;
      const registrations = [...ledger.tried].filter((each) => each.includes('@')).length;
      if (index < REGISTERING && registrations < MAX_REGISTRATIONS) {
        const body = person(name);
        await write(body.email, () => visitor.post(PEOPLE, body));
      } else await write(name, () => applicant.post(PROJECTS, project(name)));
    }
  };
  await Promise.all(Array.from({ length: REGISTERING + SUBMITTING }, (_, index) => writer(index)));
}

async function compare(address: string, { tried, acknowledged }: Ledger) {
  const admin = await signedCaller(address, ADMIN);
  const all = 'page=1&limit=100000';
  const kept = [
    ...rowsOf(await admin.get(`${PEOPLE}?${all}`)).map(({ email }) => String(email)),
    ...rowsOf(await admin.get(`${PROJECTS}?${all}`)).map(({ note }) => String(note)),
  ].filter((text) => text.startsWith(MARK));
  const present = new Set(kept);
  return {
    tried: tried.size,
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((each) => !present.has(each)).length,
    phantom: [...present].filter((each) => !tried.has(each)).length,
    duplicate: kept.length - present.size,
  };
}
