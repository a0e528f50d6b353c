import { randomUUID } from 'node:crypto';
import { createPasswords } from '../src/auth/passwords';
import { sql } from '../src/store/sql';
import type { Store } from '../src/store/store';
import { describeMachine, say } from './machine';
import { mannWhitney } from '../test/testing/mann-whitney';
import { withPortal } from './portal-process';
import { eachStore, withStore, type BenchOptions } from './stores';

/** Threat T8: tries of each kind. Medians may differ by a tenth, and differences must be within chance. */
const TRIES = 200;
const MAY_DIFFER = 0.1;
const MIN_CHANCE = 0.01;
const WARM_UP = 20;

/** Calls that anybody can make about an e-mail that is not theirs. */
const QUESTIONS = [
  {
    name: 'login, wrong password',
    path: '/api/login',
    status: 403,
    bodyFor: (email: string): object => ({ meta: { email, password: 'Faux2026' } }),
  },
  {
    name: 'demand of a reset link',
    path: '/admin/api/customerUser/password_reset/request',
    status: 200,
    bodyFor: (email: string): object => ({ email, front_website: 'http://127.0.0.1:8080' }),
  },
] as const;

type Question = (typeof QUESTIONS)[number];

interface Try {
  readonly email: string;
  readonly hasAccount: boolean;
}

/**
 * Calls a back office with e-mails with and without an account, one at a time and in pairs, and compares answers and
 * durations. By chance alone, one line in a hundred exceeds its limit.
 * @returns the exit code: 1 when an answer or a duration reveals whether there is an account
 */
export async function timingBench(options: BenchOptions): Promise<number> {
  say(describeMachine());
  let problems = 0;
  await eachStore(options, async (store) => {
    say(`\n${store.name}`);
    say(`  ${TRIES} tries each, medians     account       none       gap        p   answers`);
    const emails = await withStore(store.location, async (open) => {
      await forgetDemoPassword(open);
      return readEmails(open);
    });
    // A new address for each try, so that production limits are not reached.
    const settings = { ...store.settings, TRUSTED_PROXIES: '127.0.0.1' };
    await withPortal(options.root, settings, async ({ address }) => {
      for (const question of QUESTIONS) problems += await compare(address, question, emails);
    });
  });
  return problems === 0 ? 0 : 1;
}

/** A portal behind a proxy refuses a store with the demo password; the bench only uses wrong passwords. */
async function forgetDemoPassword(store: Store): Promise<void> {
  const hash = await createPasswords().hash(randomUUID());
  await store.rows(sql`update customer_users set password_hash = ${hash} where password_hash is not null`);
}

async function readEmails(store: Store): Promise<readonly string[]> {
  const rows = await store.rows<{ email: string }>(sql`select email from customer_users
    where roles[1] = 2 and enabled and confirmed order by id limit ${WARM_UP + TRIES}::integer`);
  if (rows.length < WARM_UP + TRIES) throw new Error('The network has too few applicants for the bench.');
  return rows.map(({ email }) => email);
}

/** Same length, so that the request does not differ. */
const withoutAccount = (email: string): string => email.replace('@example.org', '@example.net');

/** In pairs, in random order, so that other load on the machine affects both. */
const pairsOf = (emails: readonly string[]): readonly Try[] =>
  emails.flatMap((email) => {
    const pair = [
      { email, hasAccount: true },
      { email: withoutAccount(email), hasAccount: false },
    ];
    return Math.random() < 0.5 ? pair : pair.reverse();
  });

const milliseconds = (value: number): string => `${value.toFixed(2).padStart(7)} ms`;

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return ((sorted[middle] ?? 0) + (sorted[sorted.length - 1 - middle] ?? 0)) / 2;
};

/** Prints the result of one call; returns 1 when it reveals who has an account. */
async function compare(address: string, question: Question, emails: readonly string[]): Promise<number> {
  const answers = new Set<string>();
  const times = { known: [] as number[], unknown: [] as number[] };
  for (const { email } of pairsOf(emails.slice(0, WARM_UP))) await ask(address, question, email);
  for (const { email, hasAccount } of pairsOf(emails.slice(WARM_UP))) {
    const { took, answer } = await ask(address, question, email);
    (hasAccount ? times.known : times.unknown).push(took);
    answers.add(answer);
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  const gap = Math.abs(known - unknown) / Math.min(known, unknown);
  const chance = mannWhitney(times.known, times.unknown);
  const isTold = answers.size > 1 || gap > MAY_DIFFER || chance <= MIN_CHANCE;
  say(
    `  ${question.name.padEnd(26)} ${milliseconds(known)} ${milliseconds(unknown)} ` +
      `${(gap * 100).toFixed(1).padStart(7)} % ${chance.toFixed(3).padStart(8)}   ` +
      `${answers.size === 1 ? 'all alike' : [...answers].join(' | ')}${isTold ? '   OVER' : ''}`,
  );
  return Number(isTold);
}

let visitors = 0;

/**
 * Milliseconds until the last byte of the answer, and the answer.
 * @throws Error when the answer is not the expected one: a limit was reached, the server was busy
 */
async function ask(
  address: string,
  { path, status, bodyFor }: Question,
  email: string,
): Promise<{ readonly took: number; readonly answer: string }> {
  visitors += 1;
  const visitor = `10.${String(visitors >> 16)}.${String((visitors >> 8) & 255)}.${String(visitors & 255)}`;
  const body = JSON.stringify(bodyFor(email));
  const start = performance.now();
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor },
    body,
  });
  const answer = await response.text();
  const took = performance.now() - start;
  if (response.status !== status) throw new Error(`${path} answered ${response.status}: ${answer}`);
  return { took, answer };
}
