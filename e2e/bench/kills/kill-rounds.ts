import { buildBackOffice, type BackOfficeOptions } from '@portal/back-office';
import { buildTestedOffice } from '@portal/back-office/testing';
import { callerOf, rowsOf, signedCaller } from '../../fixtures/back-office-client';
import { compare, newLedger, type KeptDecision, type KillReport } from './kill-ledger';
import { compareMails, type MailReport } from './kill-mails';
import { killScene, type KillOptions } from './kill-scenes';
import { MARK, PASSWORD, sendAgain, writeUntilKilled } from './kill-writers';

export { firstBootKills } from './first-boot-kills';

const APPLICANT = `${MARK}applicant@example.org`;
const ADMIN = 'admin@intergestion.example';
const PROPOSITIONS_PER_ROUND = 16;
const BACK_WITHIN_MS = 5000;

/** The kill follows the n-th acknowledgement of a round; n varies, so that the kills meet every moment of a write. */
const killAfter = (round: number): number => 4 + ((round * 7) % 23);

/** Creates an applicant with projects that await a decision, each with one proposition. @returns the propositions */
async function prepare(data: BackOfficeOptions, count: number): Promise<number[]> {
  const backOffice = await buildTestedOffice({ ...data, demo: true });
  try {
    const { seed } = backOffice;
    const { id } = await seed.person({ email: APPLICANT, password: PASSWORD });
    const propositions: number[] = [];
    for (let made = 0; made < count; made += 1) {
      const project = await seed.request({ customer_user_id: id, note: 'Projet à décider' });
      propositions.push(await seed.quote({ customer_user_id: id, request_id: project }));
    }
    return propositions;
  } finally {
    await backOffice.close();
  }
}

/** Decisions as stored after the last stop, and what the agency was told of them. */
async function readDecisions(
  data: BackOfficeOptions & { readonly dataDir: string },
): Promise<{ readonly decisions: KeptDecision[]; readonly mails: MailReport }> {
  const backOffice = await buildBackOffice(data);
  try {
    const decisions = await backOffice.store.rows<KeptDecision>({
      text: [
        `select q.id, q.internal_status as status, q.version, q.decided_at is not null as decided,
          r.internal_status as project_status, r.version as project_version
         from quotes q join requests r on r.id = q.request_id where r.note = 'Projet à décider'`,
      ],
      values: [],
    });
    return { decisions, mails: await compareMails(backOffice, data.dataDir, decisions) };
  } finally {
    await backOffice.close();
  }
}

async function readTexts(address: string): Promise<string[]> {
  const admin = await signedCaller(address, ADMIN);
  const all = 'page=1&limit=100000';
  const people = rowsOf(await admin.get(`/admin/api/customer_users?${all}`));
  const projects = rowsOf(await admin.get(`/admin/api/requests?${all}`));
  return [...people.map(({ email }) => String(email)), ...projects.map(({ note }) => String(note))].filter(
    (text) => text.startsWith(MARK),
  );
}

/** Kills a victim during writes, again and again, and compares what was acknowledged with what is stored. */
export async function killRounds(options: KillOptions): Promise<KillReport> {
  const { kills } = options;
  const scene = await killScene(options);
  const ledger = newLedger();
  let slowestStartMs = 0;
  try {
    const undecided = await prepare(scene.data, kills * PROPOSITIONS_PER_ROUND);
    ledger.tried.add(APPLICANT);
    ledger.acknowledged.add(APPLICANT);
    const address = await scene.open();
    for (let round = 1; round <= kills; round += 1) {
      const unanswered = await writeUntilKilled({
        round,
        visitor: callerOf(address),
        applicant: await signedCaller(address, APPLICANT, PASSWORD),
        ledger,
        undecided,
        killAfter: killAfter(round),
        kill: scene.kill,
      });
      slowestStartMs = Math.max(slowestStartMs, await scene.recover());
      await sendAgain(unanswered, ledger, BACK_WITHIN_MS);
    }
    const texts = await readTexts(address);
    await scene.stop();
    const { decisions, mails } = await readDecisions(scene.data);
    return { kills, ...compare(ledger, texts, decisions), mails, slowestStartMs: Math.round(slowestStartMs) };
  } finally {
    await scene.remove();
  }
}
