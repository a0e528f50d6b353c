import { ApiProblem } from '../wire/api-problem';
import { defaults } from '../../reference-data/defaults';
import { sql } from '../store/sql';
import type { Input } from './read-body';
import type { Write } from './resource';
import { insertRow, unlessTaken } from './update-row';
import type { WriteContext } from './write-context';

const taken = (source: string) => ({
  title: 'unique entity constraint',
  detail: 'This value is already used.',
  source,
});

/** An agency below one of the caller's. @throws ApiProblem 400, also when its parent has one of this name */
export function openAgency({ form, columns }: Input, { caller, now }: WriteContext): Write {
  const { name } = columns;
  const parent = columns['parent_id'] ?? caller.customerId;
  if (parent === null) form.notValid('parent');
  form.check();
  return async (tx) => {
    // Locks the parent, so that the same agency is not created twice.
    await tx.rows(sql`select 1 from customers where id = ${parent}::integer for update`);
    const [namesake] = await tx.rows(sql`select 1 from customers
      where parent_id = ${parent}::integer and lower(name) = lower(${name}::text)`);
    if (namesake) throw new ApiProblem(400, [taken('name')]);
    return insertRow(tx, 'customers', {
      name,
      parent_id: parent,
      owner_id: columns['owner_id'] ?? defaults.ownerId,
      created_at: now,
      updated_at: now,
    });
  };
}

/** An affiliation, to which visitors by its link belong. @throws ApiProblem 400, also for a taken key */
export function addAffiliation({ form, columns }: Input): Write {
  form.check();
  const row = { ...columns, owner_id: columns['owner_id'] ?? defaults.ownerId };
  return (tx) => unlessTaken(() => insertRow(tx, 'affiliations', row), taken('affiliate_key'));
}
