import type { Queryable } from '../store/database';
import { sql } from '../store/sql';
import { countRows } from './count-rows';

/** A fake database with a number of rows, which counts its queries. */
function tableOf(rows: number) {
  const table = { rows, asked: 0 };
  const database: Queryable = {
    rows: <R extends object>() => {
      table.asked += 1;
      return Promise.resolve([{ total: table.rows }] as unknown as R[]);
    },
    script: () => Promise.resolve(),
  };
  return { table, database };
}

const all = sql`select count(*)::integer as total from pears t where ${1}`;
const others = sql`select count(*)::integer as total from pears t where ${2}`;

describe('the total of a list', () => {
  it('is counted each time while it is small', async () => {
    const { table, database } = tableOf(4_999);
    expect(await countRows(database, all)).toBe(4_999);
    table.rows = 12;
    expect(await countRows(database, all)).toBe(12);
  });

  it('is counted once for everybody who asks within two seconds when it is large', async () => {
    const { table, database } = tableOf(100_000);
    await countRows(database, all);
    const totals = await Promise.all(Array.from({ length: 16 }, () => countRows(database, all)));
    expect(new Set(totals)).toEqual(new Set([100_000]));
    expect(table.asked).toBe(1);
  });

  it('is another one in another scope', async () => {
    const { table, database } = tableOf(100_000);
    await countRows(database, all);
    table.rows = 6_000;
    expect(await countRows(database, others)).toBe(6_000);
  });

  it('is counted again after two seconds', async () => {
    const { table, database } = tableOf(100_000);
    await countRows(database, all);
    table.rows = 100_001;
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 2_001);
    expect(await countRows(database, all)).toBe(100_001);
    clock.mockRestore();
  });
});
