import { testLocation } from '../testing/test-back-office';
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
  const test = await testLocation();
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

it('refuses data of a newer portal', async () => {
  await expect(migrate(database, now)).rejects.toThrow(NewerSchemaError);
});

it('says so when the database holds tables of another program, and leaves them alone', async () => {
  const taken = { version: 103, title: 'users', script: 'create table users (id integer)' };
  await expect(migrate(database, now, [first, taken])).rejects.toThrow('tables of another program');
  expect(await versions()).toEqual([...released, 101]);
});
