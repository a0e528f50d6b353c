import { defaults } from '../../reference-data/defaults';
import { choices, countries, regions, roles } from '../../reference-data/lists';
import type { Database, Queryable } from './database';
import { sql } from './sql';
import tables from './tables.json' with { type: 'json' };

const insertJson = (rows: readonly object[]): string => JSON.stringify(rows);

/** Loads lists of choices, countries, regions and roles. Updates changed labels; removes nothing. */
export async function loadReferenceData(database: Database): Promise<void> {
  const values = Object.entries(choices).flatMap(([list, entries]) =>
    entries.map((entry) => ({ list, ...entry })),
  );
  await database.transaction(async (tx) => {
    await tx.rows(sql`insert into enum_values (enum, id, name, priority, is_default)
      select list, id, name, priority, "isDefault" from json_to_recordset(${insertJson(values)}::text::json)
        as entry (list text, id text, name text, priority integer, "isDefault" boolean)
      on conflict (enum, id) do update set name = excluded.name, priority = excluded.priority`);
    await tx.rows(sql`insert into countries select "iso2Code", "iso3Code", name
      from json_to_recordset(${insertJson(countries)}::text::json) as entry ("iso2Code" text, "iso3Code" text, name text)
      on conflict (iso2_code) do update set name = excluded.name`);
    await tx.rows(sql`insert into regions select "combinedCode", code, name, country
      from json_to_recordset(${insertJson(regions)}::text::json)
        as entry ("combinedCode" text, code text, name text, country text)
      on conflict (combined_code) do update set name = excluded.name`);
    await tx.rows(sql`insert into customer_user_roles select id, role, label, "selfManaged"
      from json_to_recordset(${insertJson(roles)}::text::json)
        as entry (id integer, role text, label text, "selfManaged" boolean)
      on conflict (id) do update set label = excluded.label`);
    await loadDefaults(tx);
  });
}

/** The default agency and manager, which registrations need. */
export async function loadDefaults(tx: Queryable): Promise<void> {
  const since = '2020-01-01T00:00:00Z';
  const { businessUnitId, ownerId, agencyId } = defaults;
  await tx.rows(sql`insert into business_units values (${businessUnitId}, ${defaults.businessUnitName}, ${since}, ${since})
    on conflict (id) do nothing`);
  await tx.rows(sql`insert into users (id, first_name, last_name, email, business_unit_id, created_at, updated_at)
    values (${ownerId}, ${defaults.ownerFirstName}, ${defaults.ownerLastName}, ${`responsable@intergestion.example`},
      ${businessUnitId}, ${since}, ${since}) on conflict (id) do nothing`);
  await tx.rows(sql`insert into customers (id, name, parent_id, owner_id, created_at, updated_at)
    values (${agencyId}, ${defaults.agencyName}, null, ${ownerId}, ${since}, ${since}) on conflict (id) do nothing`);
}

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
