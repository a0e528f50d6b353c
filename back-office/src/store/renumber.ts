import type { Queryable } from './database';
import tables from './tables.json' with { type: 'json' };

/** Moves sequences past the highest ids. Only forward: another instance may hold uncommitted ids. */
export async function renumber(database: Queryable): Promise<void> {
  const statements = tables.withIds.map(
    (table) => `select setval('${table}_id_seq', rows.highest)
      from (select max(id) as highest from ${table}) rows, ${table}_id_seq ids
      where rows.highest >= ids.last_value + (case when ids.is_called then 1 else 0 end);`,
  );
  await database.script(statements.join('\n'));
}

/** Restarts the ids, after everything was deleted. */
export async function restartIds(database: Queryable): Promise<void> {
  const statements = tables.withIds.map(
    (table) => `select setval('${table}_id_seq', coalesce((select max(id) from ${table}), 0) + 1, false);`,
  );
  await database.script(statements.join('\n'));
}

/** Deletes everything but the reference data. */
export async function empty(database: Queryable): Promise<void> {
  const last = `update customers set parent_id = null, s_cust_logo = null, owner_id = null;
    delete from customers; delete from files; delete from users; delete from business_units;`;
  await database.script(tables.childrenFirst.map((table) => `delete from ${table};`).join('\n') + last);
}
