import { scopeFor } from '../access/policies';
import { ApiProblem } from '../wire/api-problem';
import { Form } from '../wire/form';
import type { JsonObject } from '../wire/json-body';
import { defaults } from '../../reference-data/defaults';
import type { Queryable } from '../store/database';
import { errorCode } from '../store/error-code';
import { never, sql } from '../store/sql';
import type { Write, WriteContext } from './resource';
import { insertRow } from './update-row';

const TAKEN = { title: 'unique entity constraint', detail: 'This value is already used.' };
const UNIQUE_VIOLATION = '23505';
/** What the `agent` parameter of an affiliate's link may hold: the portal forgets any other. */
const KEY = /^[\w.@+-]{1,100}$/;

/** What the body of a creation may hold. */
export const agencyFields = ['name', 'parent', 'owner'];
export const affiliationFields = ['affiliate_key', 'name', 'email', 'url', 'owner'];

const taken = (source: string): ApiProblem => new ApiProblem(400, [{ ...TAKEN, source }]);

/** The back-office user who follows what is made; without one, the default. */
async function readOwner(form: Form, database: Queryable): Promise<number> {
  const owner = form.id('owner') ?? defaults.ownerId;
  const [row] = await database.rows(sql`select 1 from users where id = ${owner}`);
  if (!row) form.notValid('owner');
  return owner;
}

/**
 * An agency below one that the caller looks after; without a parent, below the caller's own.
 * @throws ApiProblem 400, also when the parent has an agency of this name already
 */
export async function openAgency(body: JsonObject, { caller, database, now }: WriteContext): Promise<Write> {
  const form = new Form(body, agencyFields);
  const name = form.requiredText('name').trim();
  const parent = form.id('parent') ?? caller.customerId;
  const scope = scopeFor('customers', 'read', caller.role)?.(caller, 't') ?? never;
  const [above] = await database.rows(
    sql`select 1 from customers t where t.id = ${parent}::integer and ${scope}`,
  );
  if (!above) form.notValid('parent');
  const owner = await readOwner(form, database);
  form.check();
  return async (tx) => {
    // Two that open the same agency take turns at its parent.
    await tx.rows(sql`select 1 from customers where id = ${parent}::integer for update`);
    const [namesake] = await tx.rows(sql`select 1 from customers
      where parent_id = ${parent}::integer and lower(name) = lower(${name}::text)`);
    if (namesake) throw taken('name');
    return insertRow(tx, 'customers', {
      name,
      parent_id: parent,
      owner_id: owner,
      created_at: now,
      updated_at: now,
    });
  };
}

/**
 * An affiliation: whoever comes by its link is counted for it.
 * @throws ApiProblem 400, also for a key that another has
 */
export async function addAffiliation(body: JsonObject, { database }: WriteContext): Promise<Write> {
  const form = new Form(body, affiliationFields);
  const key = form.requiredText('affiliate_key', { max: 100 });
  if (key !== '' && key.length <= 100 && !KEY.test(key)) form.notValid('affiliate_key');
  const name = form.requiredText('name');
  const email = form.email('email');
  const url = form.text('url', { max: 2048 }) ?? null;
  if (url !== null && !isWeb(url)) {
    form.refuse({ title: 'url constraint', detail: 'This value is not a valid URL.' }, 'url');
  }
  const owner = await readOwner(form, database);
  form.check();
  return async (tx) => {
    try {
      return await insertRow(tx, 'affiliations', { affiliate_key: key, name, email, url, owner_id: owner });
    } catch (problem) {
      throw errorCode(problem) === UNIQUE_VIOLATION ? taken('affiliate_key') : problem;
    }
  };
}

const isWeb = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
