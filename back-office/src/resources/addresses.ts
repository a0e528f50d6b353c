import { refuseForbiddenFields } from '../access/field-policies';
import { scopeFor } from '../access/policies';
import { Form } from '../wire/form';
import type { JsonObject } from '../wire/json-body';
import type { Queryable, Transaction } from '../store/database';
import { never, sql } from '../store/sql';
import { checkHolding } from './creation-limits';
import { field, identifier, instant, theOne, toOne } from './field';
import type { Removal, Resource, Write, WriteContext } from './resource';
import { insertRow, updateRow, type Columns } from './update-row';

const texts = [
  ['label', 'label', 255],
  ['namePrefix', 'name_prefix', 255],
  ['firstName', 'first_name', 255],
  ['middleName', 'middle_name', 255],
  ['lastName', 'last_name', 255],
  ['nameSuffix', 'name_suffix', 255],
  ['organization', 'organization', 255],
  ['phone', 'phone', 255],
  ['street2', 'street2', 500],
] as const;
const required = [
  ['street', 'street', 500],
  ['postalCode', 'postal_code', 255],
  ['city', 'city', 255],
] as const;
const known = [
  ...texts.map(([wire]) => wire),
  ...required.map(([wire]) => wire),
  'country',
  'region',
  'primary',
  'frontendOwner',
  'owner',
];

/** The addresses of people. One of a person's addresses is the primary one. */
export const addresses: Resource = {
  name: 'customer_user_addresses',
  subject: 'customer_user_addresses',
  from: sql`customer_user_addresses`,
  id: { column: 'id', kind: 'integer' },
  hasList: true,
  isVersioned: true,
  fields: [
    identifier,
    ...texts.slice(0, 8).map(([wire, column]) => field(wire, column)),
    field('street', 'street'),
    field('street2', 'street2'),
    field('postalCode', 'postal_code', { filter: 'text' }),
    field('city', 'city', { filter: 'text' }),
    field('primary', 'is_primary', { filter: 'boolean', filled: true }),
    instant('created', 'created_at', { filter: 'datetime', filled: true }),
    instant('updated', 'updated_at', { filter: 'datetime', filled: true }),
    toOne('country', 'country', 'textList'),
    toOne('region', 'region', 'textList'),
    toOne('frontendOwner', 'customer_user_id', 'integer', { filled: true }),
    toOne('owner', 'owner_id'),
    theOne('systemOrganization'),
  ],
  create,
  update,
  remove,
  accepts: {
    create: { fields: known, required: ['street', 'postalCode', 'city', 'country'] },
    update: { fields: known },
  },
};

interface Place {
  readonly country?: string | null;
  readonly region?: string | null;
}

/** A region must be one of its country, and be there when the country has regions. */
async function checkPlace(form: Form, database: Queryable, { country, region }: Place): Promise<void> {
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

async function readPerson(form: Form, { caller, database }: WriteContext): Promise<number> {
  const person = form.id('frontendOwner') ?? caller.id;
  const scope = scopeFor('customer_user_addresses', 'create', caller.role)?.(caller, 't') ?? never;
  // The scope is about addresses: asked of an address that this person would have.
  const [row] = await database.rows(
    sql`select 1 from (select ${person}::integer as customer_user_id) t where ${scope}`,
  );
  if (!row) form.notValid('frontendOwner');
  return person;
}

const readTexts = (form: Form): Columns =>
  Object.fromEntries(texts.map(([wire, column, max]) => [column, form.text(wire, { max })]));

async function create(body: JsonObject, context: WriteContext): Promise<Write> {
  const { caller, database, now, holdings } = context;
  const form = new Form(body, known);
  // Whose it becomes is checked below, with the scope of people.
  const free = { frontendOwner: [body['frontendOwner']], owner: [null] };
  refuseForbiddenFields('customer_user_addresses', caller.role, body, free);
  const columns: Columns = {
    ...readTexts(form),
    ...Object.fromEntries(required.map(([wire, column, max]) => [column, form.requiredText(wire, { max })])),
  };
  const country = form.requiredText('country', { max: 2 });
  const region = form.text('region', { max: 16 });
  const isPrimary = form.boolean('primary') ?? false;
  await checkPlace(form, database, { country, region: region ?? null });
  const person = await readPerson(form, context);
  form.check();
  return async (tx) => {
    const rows = sql`from customer_user_addresses where customer_user_id = ${person}`;
    await checkHolding(tx, { person, rows, most: holdings.addresses });
    const [other] = await tx.rows(
      sql`select 1 from customer_user_addresses where customer_user_id = ${person}`,
    );
    const becomesPrimary = isPrimary || !other;
    if (becomesPrimary) await clearPrimary(tx, person);
    return insertRow(tx, 'customer_user_addresses', {
      ...columns,
      country,
      region,
      is_primary: becomesPrimary,
      customer_user_id: person,
      created_at: now,
      updated_at: now,
    });
  };
}

interface CurrentAddress {
  readonly person: number;
  readonly country: string | null;
  readonly region: string | null;
  readonly primary: boolean;
  readonly owner: number | null;
}

async function update(body: JsonObject, id: number, context: WriteContext): Promise<Write> {
  const { caller, database, now, expected } = context;
  const form = new Form(body, known);
  const columns: Columns = {
    ...readTexts(form),
    ...Object.fromEntries(required.map(([wire, column, max]) => [column, form.textIfGiven(wire, { max })])),
  };
  const country = form.textIfGiven('country', { max: 2 });
  const region = form.text('region', { max: 16 });
  const isPrimary = form.boolean('primary');
  const [current] =
    await database.rows<CurrentAddress>(sql`select customer_user_id as person, country, region,
    is_primary as primary, owner_id as owner from customer_user_addresses where id = ${id}`);
  const unmoved = { frontendOwner: [current?.person], owner: [current?.owner] };
  refuseForbiddenFields('customer_user_addresses', caller.role, body, unmoved);
  if (country !== undefined || region !== undefined) {
    const place = {
      country: country ?? current?.country ?? null,
      region: region === undefined ? (current?.region ?? null) : region,
    };
    await checkPlace(form, database, place);
  }
  if (isPrimary === false && current?.primary) {
    const detail = 'One of the addresses must be set as primary.';
    form.refuse({ title: 'callback constraint', detail }, 'primary');
  }
  form.check();
  return async (tx) => {
    if (current && isPrimary && !current.primary) {
      await lockPerson(tx, current.person);
      await clearPrimary(tx, current.person);
    }
    await updateRow(tx, 'customer_user_addresses', {
      id,
      now,
      expected,
      columns: { ...columns, country, region, is_primary: isPrimary },
    });
    return id;
  };
}

function remove(id: number): Promise<Removal> {
  return Promise.resolve(async (tx) => {
    const [gone] = await tx.rows<{ person: number; primary: boolean }>(sql`delete from customer_user_addresses
      where id = ${id} returning customer_user_id as person, is_primary as primary`);
    if (!gone?.primary) return;
    await tx.rows(sql`update customer_user_addresses set is_primary = true where id = (
      select min(id) from customer_user_addresses where customer_user_id = ${gone.person})`);
  });
}

/** Two writes about the addresses of one person take turns, or both could become primary. */
const lockPerson = async (tx: Transaction, person: number): Promise<void> => {
  await tx.rows(sql`select id from customer_users where id = ${person} for update`);
};

const clearPrimary = async (tx: Transaction, person: number): Promise<void> => {
  await tx.rows(
    sql`update customer_user_addresses set is_primary = false where customer_user_id = ${person} and is_primary`,
  );
};
