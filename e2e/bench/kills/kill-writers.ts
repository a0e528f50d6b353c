import type { Answer, BackOfficeClient } from '../../fixtures/back-office-client';
import { judge, noteDecision, type Decision, type KillLedger } from './kill-ledger';

const PEOPLE = '/admin/api/customer_users';
const PROJECTS = '/admin/api/requests';
const DONE = 200;
const CREATED = 201;
export const MARK = 'kill-round-';
export const PASSWORD = 'Secret123';
/** Registrations are slow on purpose (password hash) and limited per hour. */
const REGISTERING = 1;
const SUBMITTING = 3;
const DECIDING = 4;
const MAX_REGISTRATIONS = 280;

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

/** A creation with an idempotency key that was never answered: it may be sent again. */
export interface Unanswered {
  readonly name: string;
  readonly send: () => Promise<Answer>;
}

export interface Writing {
  readonly round: number;
  readonly visitor: BackOfficeClient;
  readonly applicant: BackOfficeClient;
  readonly ledger: KillLedger;
  /** Undecided propositions; the writers take from the end. */
  readonly undecided: number[];
  /** The kill follows this many acknowledgements of the round, during the other writes. */
  readonly killAfter: number;
  readonly kill: () => Promise<unknown>;
}

/**
 * Eight concurrent writers, until the acknowledgement that triggers the kill: one registers, three submit projects,
 * four decide; every third of their propositions is accepted and declined at the same time.
 * @returns the creations that nobody answered
 */
export async function writeUntilKilled(writing: Writing): Promise<readonly Unanswered[]> {
  const { round, visitor, applicant, ledger, undecided } = writing;
  const unanswered: Unanswered[] = [];
  let acknowledged = 0;
  let isKilled = false;

  const count = async (): Promise<void> => {
    acknowledged += 1;
    if (acknowledged < writing.killAfter || isKilled) return;
    isKilled = true;
    await writing.kill();
  };
  const create = async (name: string, send: () => Promise<Answer>): Promise<void> => {
    ledger.tried.add(name);
    const answer = await send().catch(() => undefined);
    const verdict = judge(answer, CREATED);
    if (verdict === 'strange') ledger.strange.push(`${name}: ${String(answer?.status)}`);
    if (verdict === 'refused') unanswered.push({ name, send });
    if (verdict !== 'done') return;
    ledger.acknowledged.add(name);
    await count();
  };
  const decide = async (proposition: number, decision: Decision): Promise<void> => {
    noteDecision(ledger.triedDecisions, proposition, decision);
    const answer = await applicant
      .patch(`/admin/api/ficodevquotes/${String(proposition)}`, { internal_status: decision })
      .catch(() => undefined);
    const verdict = judge(answer, DONE);
    if (verdict === 'strange') ledger.strange.push(`proposition: ${String(answer?.status)}`);
    if (verdict !== 'done') return;
    noteDecision(ledger.acknowledgedDecisions, proposition, decision);
    await count();
  };
  const register = (name: string) => {
    const body = person(name);
    return create(body.email, () => visitor.post(PEOPLE, body, { 'idempotency-key': name }));
  };
  const submit = (name: string) =>
    create(name, () => applicant.post(PROJECTS, project(name), { 'idempotency-key': name }));

  const writer = async (index: number): Promise<void> => {
    for (let turn = 0; !isKilled; turn += 1) {
      const name = `${MARK}${String(round)}-${String(index)}-${String(turn)}`;
      const registrations = [...ledger.tried].filter((each) => each.includes('@')).length;
      const proposition = index >= REGISTERING + SUBMITTING ? undecided.pop() : undefined;
      if (index < REGISTERING && registrations < MAX_REGISTRATIONS) await register(name);
      else if (proposition === undefined) await submit(name);
      else if (turn % 3 === 2) {
        await Promise.all([decide(proposition, 'accepted'), decide(proposition, 'declined')]);
      } else await decide(proposition, turn % 3 === 0 ? 'accepted' : 'declined');
    }
  };
  await Promise.all(Array.from({ length: REGISTERING + SUBMITTING + DECIDING }, (_, index) => writer(index)));
  return unanswered;
}

/**
 * Sends unanswered creations again with the same keys: whether stored before or not, each must then exist once.
 * @param withinMs how long the portal may take to recover
 */
export async function sendAgain(
  unanswered: readonly Unanswered[],
  ledger: KillLedger,
  withinMs: number,
): Promise<void> {
  const until = performance.now() + withinMs;
  for (const { name, send } of unanswered) {
    let answer = await send().catch(() => undefined);
    while (answer?.status === 503 && performance.now() < until) answer = await send().catch(() => undefined);
    if (answer?.status === CREATED) ledger.acknowledged.add(name);
    else ledger.strange.push(`${name}, sent again: ${String(answer?.status)}`);
  }
}
