import { ROLE_IDS } from '../../src/access/caller';
import { defaults } from '../../reference-data/defaults';
import type { Queryable } from '../../src/store/database';
import { sql } from '../../src/store/sql';
import type { Store } from '../../src/store/store';
import data from './large-network.json' with { type: 'json' };
import { demoAccounts, demoPassword } from '../../demo/demo-accounts';
import type { DemoDataOptions } from '../../demo/load-demo-data';

export interface NetworkSize {
  readonly agencies: number;
  readonly people: number;
  readonly projects: number;
  /** Default: one for five projects. */
  readonly propositions?: number;
}

const FIRST_AGENCY = 1001;
const FIRST_PERSON = 1001;
const REGIONS = 8;
const ROWS_AT_A_TIME = 5_000;
const AGENTS_PER_AGENCY = 4;
/** The first people are the administrator, the director of the network, and the directors of all regions but one. */
const FIRST_AGENT = 1 + REGIONS;
const MANAGERS = 12;
const FIRST_MANAGER = 201;
/** Projects are spread evenly over two years, up to a minute ago. */
const AGE_OF_NETWORK = '730 days';

async function insertAgencies(tx: Queryable, { agencies }: NetworkSize, now: Date): Promise<void> {
  await tx.rows(sql`insert into users (id, first_name, last_name, email, business_unit_id, created_at, updated_at)
    select ${FIRST_MANAGER}::integer + n, (${data.firstNames}::text[])[1 + n % 11], (${data.lastNames}::text[])[1 + n % 9],
      'gestion' || n || '@example.org', ${defaults.businessUnitId}::integer, ${now}, ${now}
    from generate_series(0, ${MANAGERS - 1}::integer) n`);
  // Every store has the head agency. The first agencies are regions below it, the others belong to a region.
  await tx.rows(sql`insert into customers (id, name, parent_id, owner_id, created_at, updated_at)
    select ${FIRST_AGENCY}::integer + n,
      case when n < ${REGIONS}::integer then 'Région ' || (n + 1) else 'Agence ' || (n + 1) end,
      case when n < ${REGIONS}::integer then ${defaults.agencyId}::integer
        else ${FIRST_AGENCY}::integer + n % ${REGIONS}::integer end,
      ${FIRST_MANAGER}::integer + n % ${MANAGERS}::integer, ${now}, ${now}
    from generate_series(0, ${agencies - 2}::integer) n`);
}

/** Person `n` belongs to the agency after that of `n - 1`; the first ones of each agency are its agents. */
async function insertPeople(
  tx: Queryable,
  { agencies, people }: NetworkSize,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const agents = agencies * AGENTS_PER_AGENCY;
  await tx.rows(sql`insert into customer_users (id, email, password_hash, password_changed_at, name_prefix, first_name,
      last_name, birthday, s_email_agent, roles, customer_id, owner_id, created_at, updated_at)
    select ${FIRST_PERSON}::integer + n,
      case n when 0 then ${demoAccounts.admin}::text when 1 then ${demoAccounts.director}::text
        else case when n < ${FIRST_AGENT}::integer then 'directeur' when n < ${agents}::integer then 'agent'
          else 'demandeur' end || n || '@example.org' end,
      ${passwordHash}::text, ${now}, null, (${data.firstNames}::text[])[1 + n % 11],
      (${data.lastNames}::text[])[1 + n % 9] || ' ' || n, date '1960-01-01' + n % 15000,
      'agent' || (${FIRST_AGENT}::integer + n % ${agents - FIRST_AGENT}::integer) || '@example.org',
      array[case when n = 0 then ${ROLE_IDS.ADMIN}::integer when n < ${FIRST_AGENT}::integer then ${ROLE_IDS.DIRECTOR}::integer
        when n < ${agents}::integer then ${ROLE_IDS.AGENT}::integer else ${ROLE_IDS.APPLICANT}::integer end],
      case when n < 2 or n % ${agencies}::integer = 0 then ${defaults.agencyId}::integer
        else ${FIRST_AGENCY}::integer + n % ${agencies}::integer - 1 end,
      ${defaults.ownerId}::integer, ${now}, ${now}
    from generate_series(0, ${people - 1}::integer) n`);
  await tx.rows(sql`insert into customer_user_addresses (customer_user_id, label, first_name, last_name, street,
      postal_code, city, region, country, is_primary, created_at, updated_at)
    select id, 'Domicile', first_name, last_name, id % 200 || ' rue du Chemin Fictif', '75011', 'Paris', 'FR-75', 'FR',
      true, ${now}, ${now}
    from customer_users where id >= ${FIRST_PERSON}::integer`);
}

/** In batches, since a server has a statement time-out. */
const slicesOf = (rows: number): { from: number; to: number }[] =>
  Array.from({ length: Math.ceil(rows / ROWS_AT_A_TIME) }, (_, slice) => ({
    from: slice * ROWS_AT_A_TIME + 1,
    to: Math.min((slice + 1) * ROWS_AT_A_TIME, rows),
  }));

async function insertProjects(tx: Queryable, size: NetworkSize, now: Date): Promise<void> {
  const { agencies, people, projects, propositions = Math.floor(projects / 5) } = size;
  const firstApplicant = FIRST_PERSON + agencies * AGENTS_PER_AGENCY;
  const applicants = people - agencies * AGENTS_PER_AGENCY;
  for (const { from, to } of slicesOf(projects)) {
    await tx.rows(sql`insert into requests (id, first_name, last_name, email, phone, company, note, title,
        times_contacted, last_contacted_date, s_montant_impot, s_montant_global, s_montant_apport, s_montant_credit,
        s_montant_mens_max, s_email_agent, s_codepostal, s_ville, s_pays, s_situation_pro, s_type_bien, s_usage_bien,
        s_mode_achat, s_modalite_achat, s_etat_avancement, s_duree_credit_souhait, internal_status, customer_id,
        customer_user_id, owner_id, created_at, updated_at)
      select n, person.first_name, person.last_name, person.email, '0639980001', 'Particulier', ${data.note}::text,
        'Projet ' || n, n % 7, case when n % 7 = 0 then null else at.created + interval '3 days' end,
        24000 + n % 90000, 40000 + (n * 7919) % 460000, 5000 + n % 40000, n % 900, 300 + n % 1700,
        person.s_email_agent, '75011', 'Paris', 'FR', choice.situation, choice.type, choice.usage, choice.mode,
        choice.terms, choice.progress, choice.duration,
        (${data.statuses}::text[])[1 + (n * 31) % ${data.statuses.length}::integer], person.customer_id, person.id,
        ${FIRST_MANAGER}::integer + n % ${MANAGERS}::integer, at.created, at.created
      from generate_series(${from}::integer, ${to}::integer) n
      cross join lateral (select ${now}::timestamptz - interval '1 minute'
        - (${projects}::integer - n) * (${AGE_OF_NETWORK}::interval / ${projects}::integer) as created) at
      join customer_users person on person.id = ${firstApplicant}::integer + (n * 37) % ${applicants}::integer
      cross join (select
        (select min(id) from enum_values where enum = 's_situation_pro') as situation,
        (select min(id) from enum_values where enum = 's_type_bien') as type,
        (select min(id) from enum_values where enum = 's_usage_bien') as usage,
        (select min(id) from enum_values where enum = 's_mode_achat') as mode,
        (select min(id) from enum_values where enum = 's_modalite_achat') as terms,
        (select min(id) from enum_values where enum = 's_etat_avancement') as progress,
        (select min(id) from enum_values where enum = 's_duree_credit_souhait') as duration) choice
      order by n`);
  }
  for (const { from, to } of slicesOf(propositions)) {
    await tx.rows(sql`insert into quotes (po_number, valid_until, s_quote_detail, internal_status, request_id,
        customer_id, customer_user_id, owner_id, created_at, updated_at)
      select 'PROP-' || n, created_at + interval '30 days', ${data.offer}::text,
        (array['draft', 'accepted', 'declined'])[1 + n % 3], id, customer_id, customer_user_id, owner_id, created_at,
        updated_at
      from generate_series(${from}::integer, ${to}::integer) n
      join requests on id = 1 + (n * greatest(1, ${projects}::integer / ${propositions}::integer) - 1) % ${projects}::integer
      order by n`);
  }
}

/**
 * Loads a network of any size into a store without accounts, for measurements only. Deterministic except for the
 * dates, which are relative to `now`. The demo accounts of the administrator and of the director (of the head agency)
 * can sign in.
 */
export async function loadLargeNetwork(
  store: Store,
  { now, hashPassword }: DemoDataOptions,
  size: NetworkSize,
): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  await store.transaction(async (tx) => {
    await insertAgencies(tx, size, now);
    await insertPeople(tx, size, passwordHash, now);
    await insertProjects(tx, size, now);
  });
  await store.renumber();
}
