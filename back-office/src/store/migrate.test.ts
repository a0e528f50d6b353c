import { testLocation } from '../../test/testing/test-back-office';
import type { Database } from './database';
import { migrate, NewerSchemaError } from './migrate';
import { migrations } from './migrations/migrations';
import { openStore } from './open-store';
import { sql } from './sql';

let database: Database;
let drop: () => Promise<void>;
const now = () => new Date();
const first = { version: 101, title: 'pears', script: 'create table pears (id integer)' };
const broken = { version: 102, title: 'plums', script: 'create table plums (id integer); select nonsense' };

beforeAll(async () => {
  const test = await testLocation('unmade');
  drop = test.drop;
  database = await openStore(test.location);
}, 60_000);
afterAll(async () => {
  await database.close();
  await drop();
}, 60_000);

const released = migrations.map(({ version }) => version);
const versions = async () =>
  (await database.rows<{ version: number }>(sql`select version from schema_migrations order by 1`)).map(
    ({ version }) => version,
  );

it('applies each migration once, all of it or nothing', async () => {
  await migrate(database, now, [first]);
  await migrate(database, now, [first]);
  expect(await versions()).toEqual([...released, 101]);
  await expect(migrate(database, now, [first, broken])).rejects.toThrow('nonsense');
  expect(await versions()).toEqual([...released, 101]);
  expect(await database.rows(sql`select to_regclass('plums') as plums`)).toEqual([{ plums: null }]);
});

/** PostgreSQL ends the first transactions that run a script, as when an instance that serves waits for them. */
function deadlocked(times: number): Database {
  let ended = 0;
  return {
    ...database,
    transaction: (work) =>
      database.transaction((tx) =>
        work({
          ...tx,
          script: async (text) => {
            ended += 1;
            if (ended <= times) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
            await tx.script(text);
          },
        }),
      ),
  };
}

it('tries again when it and an instance that serves waited for each other, and not for ever', async () => {
  const figs = { version: 104, title: 'figs', script: 'create table figs (id integer)' };
  await expect(migrate(deadlocked(5), now, [first, figs])).rejects.toThrow('deadlock detected');
  expect(await versions()).not.toContain(104);
  await migrate(deadlocked(2), now, [first, figs]);
  expect(await versions()).toContain(104);
  await database.rows(sql`delete from schema_migrations where version = 104`);
});

it('refuses data of a newer portal', async () => {
  await expect(migrate(database, now)).rejects.toThrow(NewerSchemaError);
});

it('says so when the database holds tables of another program, and leaves them alone', async () => {
  const taken = { version: 103, title: 'users', script: 'create table users (id integer)' };
  await expect(migrate(database, now, [first, taken])).rejects.toThrow('tables of another program');
  expect(await versions()).toEqual([...released, 101]);
});

/** Statements that could break an instance of the previous release, which still serves while the next one starts. */
const DISTURBING =
  /\b(drop (table|column)|rename|set not null|alter (column )?\w+ (set data )?type|add (column )?(if not exists )?\w+ (?![^,;]*default)[^,;]*not null)\b/gi;
const disturbances = (script: string): string[] =>
  [...script.replaceAll(/--.*/g, '').matchAll(DISTURBING)].map(([found]) => found.toLowerCase());

describe('a migration leaves the release before it working (decision 0020)', () => {
  /** Exceptions, with the reason for each. */
  const stopAllBefore: Readonly<Record<number, string>> = { 3: 'no release was made with schema 1 or 2' };

  it.each(migrations.map(({ version, script }) => [version, script] as const))('%i', (version, script) => {
    expect([version, disturbances(script).length > 0]).toEqual([version, version in stopAllBefore]);
  });

  it.each([
    ['alter table pears drop column colour', 1],
    ['drop table pears', 1],
    ['alter table pears rename to apples', 1],
    ['alter table pears alter column colour set not null', 1],
    ['alter table pears alter colour type integer', 1],
    ['alter table pears add column colour text not null', 1],
    ["alter table pears add column colour text not null default 'green', add column size integer", 0],
    ['create table apples (id integer not null); drop index pears_colour', 0],
  ])('%s: %i that would not', (script, count) => {
    expect(disturbances(script)).toHaveLength(count);
  });
});
