import { scopeFor } from '../access/policies';
import type { Form } from '../wire/form';
import type { Queryable, Transaction } from '../store/database';
import { never, sql } from '../store/sql';
import { checkHolding } from './creation-limits';
import { anyone, by, field, identifier, instant, required, theOne, toOne, type Field } from './field';
import { NAME_MAX } from '@portal/domain/person';
import type { Input } from './read-body';
import { rowsOf, type Removal, type Resource, type Write } from './resource';
import { insertRow, updateRow, type Columns } from './update-row';
import type { ChangeContext, WriteContext } from './write-context';

const text = (wire: string, column: string, max?: number): Field =>
  field(wire, column, { ...(max === undefined ? {} : { max }), write: anyone });

export const addresses: Resource = {
  ...rowsOf('customer_user_addresses'),
  isVersioned: true,
  fields: [
    identifier,
    text('label', 'label'),
    text('namePrefix', 'name_prefix', NAME_MAX),
    text('firstName', 'first_name', NAME_MAX),
    text('middleName', 'middle_name', NAME_MAX),
    text('lastName', 'last_name', NAME_MAX),
    text('nameSuffix', 'name_suffix', NAME_MAX),
    text('organization', 'organization'),
    text('phone', 'phone'),
    field('street', 'street', { max: 500, write: required }),
    field('street2', 'street2', { max: 500, write: anyone }),
    field('postalCode', 'postal_code', { filter: 'text', write: required }),
    field('city', 'city', { filter: 'text', write: required }),
    field('primary', 'is_primary', { filter: 'boolean', filled: true, write: anyone }),
    instant('created', 'created_at', { filter: 'datetime', filled: true }),
    instant('updated', 'updated_at', { filter: 'datetime', filled: true }),
    toOne('country', 'country', { filter: 'textList', max: 2, write: required }),
    toOne('region', 'region', { filter: 'textList', max: 16, write: anyone }),
    toOne('frontendOwner', 'customer_user_id', { filled: true, write: { isFinal: true } }),
    toOne('owner', 'owner_id', { write: by() }),
    theOne('systemOrganization'),
  ],
  permitted: async (_body, { database, id }) => {
    if (id === undefined) return { owner: [null] };
    const current = await currentAddress(database, id);
    return { frontendOwner: [current?.person], owner: [current?.owner] };
  },
  create,
  update,
  remove,
};

interface CurrentAddress {
  readonly person: number;
  readonly country: string | null;
  readonly region: string | null;
  readonly primary: boolean;
  readonly owner: number | null;
}

async function currentAddress(database: Queryable, id: number): Promise<CurrentAddress | undefined> {
  const [current] =
    await database.rows<CurrentAddress>(sql`select customer_user_id as person, country, region,
    is_primary as primary, owner_id as owner from customer_user_addresses where id = ${id}`);
  return current;
}

/** A region must belong to its country, and is required if the country has regions. */
async function checkPlace(form: Form, database: Queryable, { country, region }: Columns): Promise<void> {
  if (!country) return;
  const [land] = await database.rows<{ name: string; regions: number }>(sql`select name,
    (select count(*)::integer from regions where country = iso2_code) as regions
    from countries where iso2_code = ${country}`);
  if (!land) {
    form.notValid('country');
    return;
  }
  if (!region) {
    if (land.regions > 0) {
      form.refuse(
        { title: 'callback constraint', detail: `State is required for country ${land.name}` },
        'region',
      );
    }
    return;
  }
  const [part] = await database.rows<{ name: string; country: string }>(
    sql`select name, country from regions where combined_code = ${region}`,
  );
  if (!part) form.notValid('region');
  else if (part.country !== country) {
    const detail = `Region ${part.name} does not belong to country ${land.name}`;
    form.refuse({ title: 'callback constraint', detail }, 'region');
  }
}

/** The new owner. Scopes apply to addresses, so this checks the address that the person would get. */
async function checkPerson(form: Form, person: unknown, { caller, database }: WriteContext): Promise<void> {
  const scope = scopeFor('customer_user_addresses', 'create', caller.role)?.(caller, 't') ?? never;
  const [row] = await database.rows(
    sql`select 1 from (select ${person}::integer as customer_user_id) t where ${scope}`,
  );
  if (!row) form.notValid('frontendOwner');
}

async function create({ form, columns }: Input, context: WriteContext): Promise<Write> {
  const { caller, database, now, holdings } = context;
  await checkPlace(form, database, columns);
  const person = Number(columns['customer_user_id'] ?? caller.id);
  await checkPerson(form, person, context);
  form.check();
  return async (tx) => {
    const rows = sql`from customer_user_addresses where customer_user_id = ${person}`;
    await checkHolding(tx, { person, rows, most: holdings.addresses });
    const [other] = await tx.rows(sql`select 1 ${rows}`);
    const becomesPrimary = columns['is_primary'] === true || !other;
    if (becomesPrimary) await clearPrimary(tx, person);
    return insertRow(tx, 'customer_user_addresses', {
      ...columns,
      is_primary: becomesPrimary,
      customer_user_id: person,
      created_at: now,
      updated_at: now,
    });
  };
}

async function update({ form, columns }: Input, context: ChangeContext): Promise<Write> {
  const current = await currentAddress(context.database, context.id);
  const { country, region, is_primary: isPrimary } = columns;
  if (country !== undefined || region !== undefined) {
    await checkPlace(form, context.database, {
      country: current?.country,
      region: current?.region,
      ...columns,
    });
  }
  if (isPrimary === false && current?.primary) {
    const detail = 'One of the addresses must be set as primary.';
    form.refuse({ title: 'callback constraint', detail }, 'primary');
  }
  form.check();
  return async (tx) => {
    if (current && isPrimary === true && !current.primary) {
      await lockPerson(tx, current.person);
      await clearPrimary(tx, current.person);
    }
    return updateRow(tx, 'customer_user_addresses', { ...context, columns });
  };
}

function remove({ id }: ChangeContext): Removal {
  return async (tx) => {
    const [gone] = await tx.rows<{ person: number; primary: boolean }>(sql`delete from customer_user_addresses
      where id = ${id} returning customer_user_id as person, is_primary as primary`);
    if (!gone?.primary) return;
    await tx.rows(sql`update customer_user_addresses set is_primary = true where id = (
      select min(id) from customer_user_addresses where customer_user_id = ${gone.person})`);
  };
}

/** Serialises writes to one person's addresses, or two could become primary. */
const lockPerson = async (tx: Transaction, person: number): Promise<void> => {
  await tx.rows(sql`select id from customer_users where id = ${person} for update`);
};

const clearPrimary = async (tx: Transaction, person: number): Promise<void> => {
  await tx.rows(
    sql`update customer_user_addresses set is_primary = false where customer_user_id = ${person} and is_primary`,
  );
};
