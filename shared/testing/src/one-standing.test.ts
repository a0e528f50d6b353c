import { api } from '@portal/api';
import { projectScope, propositionScope } from '@portal/domain/access';
import { followUps } from '@portal/domain/follow-up';
import { isEndingSoon } from '@portal/domain/proposition';
import { filter, firstValueFrom, lastValueFrom, map } from 'rxjs';
import { renderScreen } from './render-screen';
import { seed } from './back-office-for-tests';
import { type Persona } from '@portal/remote-sdk/testing';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

/** Ends within a week, each on a file of its own; which of them waits for an answer. */
const ENDING = [
  ['sent', { internal_status: 'draft' }, 'processed', true],
  ['still being written', { internal_status: 'open' }, 'processed', false],
  ['declined', { internal_status: 'declined' }, 'processed', false],
  ['withdrawn', { internal_status: 'cancelled' }, 'processed', false],
  ['out of date', { internal_status: 'draft', valid_until: inDays(-1) }, 'processed', false],
  ['of a closed file', { internal_status: 'draft' }, 'rejected', false],
  ['of a file that waits for a signature', { internal_status: 'draft' }, 'expected_signature', true],
  ['of an accepted file', { internal_status: 'draft' }, 'assurance_acceptee', false],
] as const;

async function seedAll(): Promise<ReadonlyMap<number, string>> {
  const agent = await renderScreen(null, { as: 'agent' });
  const { email, customer } = agent.kit.session.current();
  const aFile = (internal_status: string) =>
    seed('request', {
      internal_status,
      s_email_agent: email,
      customer_id: customer,
      last_contacted_date: inDays(0),
    });
  const names = new Map<number, string>();
  for (const [name, columns, status] of ENDING) {
    const request_id = await aFile(status);
    names.set(
      await seed('quote', { request_id, customer_id: customer, valid_until: inDays(3), ...columns }),
      name,
    );
  }
  // Two of one file, one of them accepted, where staff has left the file where it was.
  const request_id = await aFile('processed');
  const both = { request_id, customer_id: customer, valid_until: inDays(3) };
  await seed('quote', { ...both, internal_status: 'accepted' });
  names.set(await seed('quote', { ...both, internal_status: 'draft' }), 'beside an accepted one');
  return names;
}

it.each<Persona>(['agent', 'directeur', 'admin'])(
  'the list, the files to relaunch and the rows of the API agree for %s on what is about to end',
  async (as) => {
    const names = await seedAll();
    const { kit } = await renderScreen(null, { as });
    const session = kit.session.current();
    const now = new Date();
    const scope = propositionScope(session);
    const list = await firstValueFrom(
      api()
        .propositions.overview({ scope })
        .pipe(filter(({ complete }) => complete)),
    );
    const rows = await lastValueFrom(
      api()
        .propositions.wholeOnce({ scope })
        .pipe(map((page) => page.rows)),
    );
    const projects = await lastValueFrom(
      api()
        .projects.whole({ scope: projectScope(session) })
        .pipe(map((page) => page.rows)),
    );
    const told = (ids: readonly number[]) => ids.flatMap((id) => names.get(id) ?? []).toSorted();
    const inView = list.rows.filter(({ proposition }) => isEndingSoon(proposition, now));
    const toRelaunch = followUps(projects, rows, now).flatMap(({ reasons }) => reasons);

    const expected = ENDING.flatMap(([name, , , waits]) => (waits ? [name] : [])).toSorted();
    expect(told(inView.map(({ proposition }) => proposition.id))).toEqual(expected);
    expect(
      told(toRelaunch.flatMap((reason) => (reason.kind === 'ending' ? [reason.propositionId] : []))),
    ).toEqual(expected);
    // No other of the demonstration either: what one of them counts, the other does.
    const ids = (all: readonly number[]) => all.toSorted((one, other) => one - other);
    const seen = new Set(projects.map(({ id }) => id));
    expect(
      ids(
        inView.flatMap(({ proposition: { id, projectId } }) =>
          projectId !== null && seen.has(projectId) ? [id] : [],
        ),
      ),
    ).toEqual(ids(toRelaunch.flatMap((reason) => (reason.kind === 'ending' ? [reason.propositionId] : []))));
  },
);
