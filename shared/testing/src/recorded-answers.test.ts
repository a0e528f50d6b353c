import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { api } from '@portal/api';
import { projectScope, propositionScope } from '@portal/domain/access';
import { LOOKUP_KINDS } from '@portal/domain/lookup';
import type { Kit, Transport } from '@portal/kit';
import {
  installTestKit,
  KEPT_HEADERS,
  type Persona,
  personas,
  type RecordedAnswer,
} from '@portal/remote-sdk/testing';
import { catchError, EMPTY, lastValueFrom, type Observable, tap } from 'rxjs';
import recorded from '../../remote-sdk/src/testing/recorded-answers.json';
import { backOfficeTransport } from './back-office-transport';
import { signIn } from './sign-in';

const FILE = path.resolve(__dirname, '../../remote-sdk/src/testing/recorded-answers.json');
/** Of long lists, enough for a screen: the fake back office is part of each installation of the SDK. */
const ROWS = 3;
const LONG = /\/(?:requests|ficodevquotes|customer_users|countries)\?/;

/** Asks everything that a screen may read, one after the other. */
async function askAll({ session }: Kit): Promise<void> {
  const { email, profileId, customer, role } = session.current();
  const identity = { role, email: email ?? '', profileId, customer };
  // A refusal is an answer, too.
  const ask = (answer: Observable<unknown>) =>
    lastValueFrom(answer.pipe(catchError(() => EMPTY)), { defaultValue: undefined });
  const current = api();
  for (const kind of LOOKUP_KINDS) await ask(current.lookups.list(kind));
  await ask(current.projects.overview({ scope: projectScope(identity) }));
  await ask(current.propositions.overview({ scope: propositionScope(identity) }));
  await ask(current.agencies.tree(customer));
  await ask(current.geography.countries());
  await ask(current.addresses.list(profileId ?? 0));
  await ask(current.content.contactPage());
  if (role !== 'APPLICANT') await ask(current.statistics.topAgents('month'));
  if (role === 'ADMIN') await ask(current.affiliations.list());
}

const idOf = (row: unknown): number => Number(Reflect.get(Object(row) as object, 'id'));

/** The first rows by number: which ones changed last depends on the time of day. */
const shortened = (url: string, body: unknown): unknown =>
  Array.isArray(body) && LONG.test(url)
    ? (body as readonly unknown[]).toSorted((one, other) => idOf(one) - idOf(other)).slice(0, ROWS)
    : body;

/** The answers to everything that a persona asks, without their rows beyond the first. */
async function answersFor(as: Persona): Promise<readonly RecordedAnswer[]> {
  const answers: RecordedAnswer[] = [];
  const recording: Transport = (call) =>
    backOfficeTransport(call).pipe(
      tap(({ status, headers, body }) => {
        if (call.method !== 'GET') return;
        const isSigned = call.headers['x-wsse'] !== undefined;
        const kept = Object.entries(headers).filter(([name]) => KEPT_HEADERS.includes(name));
        answers.push({
          ...(isSigned && { as: personas[as] }),
          method: call.method,
          url: call.url,
          status,
          headers: Object.fromEntries(kept) as Record<string, string>,
          body: shortened(call.url, body),
        });
      }),
    );
  const { kit } = installTestKit(recording);
  await signIn(kit, as);
  await askAll(kit);
  return answers;
}

/** What a reader relies on: who asked what, and the names and kinds of what is in the answer. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])];
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shapeOf(each)]));
}

const isUnknown = (shape: unknown): boolean =>
  shape === 'null' || (Array.isArray(shape) && shape.length === 0);

/**
 * What is empty in one row is filled in another: the demo data is drawn anew for each time of day. There the other
 * shape counts; a field that is new, gone or of another kind is still seen.
 */
function filledBy(shape: unknown, other: unknown): unknown {
  if (isUnknown(shape)) return other === undefined ? shape : other;
  if (Array.isArray(shape))
    return shape.map((each, place) => filledBy(each, Array.isArray(other) ? other[place] : undefined));
  if (shape === null || typeof shape !== 'object') return shape;
  const beside = Object(other) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(shape).map(([name, each]) => [name, filledBy(each, beside[name])]),
  );
}

/** Times and ids differ from day to day. */
const callOf = ({ as = '', method, url, status }: RecordedAnswer) =>
  `${as} ${method} ${url.split('?', 1)[0] ?? ''} ${String(status)}`.replaceAll(/\d{2,}/g, 'n');

/** An answer that is the same for everybody who asks stands there once, for anybody. */
function withoutRepetition(asked: readonly RecordedAnswer[]): readonly RecordedAnswer[] {
  const byCall = new Map<string, Map<string | undefined, RecordedAnswer>>();
  for (const each of asked) {
    const call = `${each.method} ${each.url}`;
    byCall.set(call, (byCall.get(call) ?? new Map<string | undefined, RecordedAnswer>()).set(each.as, each));
  }
  return [...byCall.values()].flatMap((byPersona) => {
    const [first, ...others] = byPersona.values();
    const isSame = ({ status, body }: RecordedAnswer) =>
      JSON.stringify([status, body]) === JSON.stringify([first?.status, first?.body]);
    if (first === undefined || others.length === 0 || !others.every(isSame)) return [...byPersona.values()];
    const { as: _, ...answer } = first;
    return [answer];
  });
}

it('gives teams outside the answers that the back office gives today; RECORD=1 records them anew', async () => {
  const asked: RecordedAnswer[] = [];
  for (const as of ['demandeur', 'agent', 'directeur', 'admin'] as const) {
    asked.push(...(await answersFor(as)));
  }
  const answers = withoutRepetition(asked);
  if (process.env['RECORD'] !== undefined) writeFileSync(FILE, `${JSON.stringify(answers, undefined, 2)}\n`);
  const before: readonly RecordedAnswer[] = process.env['RECORD'] === undefined ? recorded : answers;
  const shapes = (all: readonly RecordedAnswer[]) => all.map((each) => [callOf(each), shapeOf(each.body)]);
  const [kept, given] = [shapes(before), shapes(answers)];
  expect(filledBy(kept, given)).toEqual(filledBy(given, kept));
});
