import { defaults } from '../reference-data/defaults';
import type { Queryable } from '../src/store/database';
import { join, name, raw, sql } from '../src/store/sql';
import type { Store } from '../src/store/store';
import { demoPassword } from './demo-accounts';
import { makeDemoData, type DemoData } from './demo-data';

/** What the demo data needs from the server. */
export interface DemoDataOptions {
  /** The moment all dates count from. */
  readonly now: Date;
  /** Turns a password into what the store keeps of it; called once, all demo accounts share it. */
  readonly hashPassword: (password: string) => Promise<string>;
  /** Told that the store is empty, and the work begins. */
  readonly onStart?: () => void;
}

type Rows = readonly Readonly<Record<string, unknown>>[];

const ROWS_AT_ONCE = 400;

/** Inserts rows named after the columns of their table; `update` names the columns that replace a row already there. */
async function insert(
  tx: Queryable,
  table: string,
  rows: Rows,
  update: readonly string[] = [],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = join(Object.keys(first).map(name), ', ');
  const replaced = update.map((column) => sql`${name(column)} = excluded.${name(column)}`);
  const conflict = update.length > 0 ? sql` on conflict (id) do update set ${join(replaced, ', ')}` : raw('');
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const json = JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE));
    await tx.rows(sql`insert into ${name(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${name(table)}, ${json}::text::json)${conflict}`);
  }
}

const stamps = (createdAt: Date, updatedAt = createdAt) => ({ created_at: createdAt, updated_at: updatedAt });

async function insertNetwork(tx: Queryable, data: DemoData, since: Date): Promise<void> {
  const managers = data.managers.map((manager) => ({
    id: manager.id,
    first_name: manager.firstName,
    last_name: manager.lastName,
    email: manager.email,
    business_unit_id: defaults.businessUnitId,
    ...stamps(since),
  }));
  const files = data.files.map((file) => ({
    id: file.id,
    mime_type: file.mimeType,
    original_filename: file.fileName,
    file_size: file.size,
    content: file.content,
    owner_id: file.ownerId,
    ...stamps(file.createdAt),
  }));
  const agencies = data.agencies.map((agency) => ({
    id: agency.id,
    name: agency.name,
    parent_id: agency.parentId,
    owner_id: agency.ownerId,
    s_cust_logo: agency.logoFileId,
    ...stamps(since),
  }));
  const affiliations = data.affiliations.map(({ key, ...affiliation }) => ({
    affiliate_key: key,
    ...affiliation,
    owner_id: defaults.ownerId,
  }));
  // The default agency and manager are in every store: the demo gives them their name, logo and children.
  await insert(tx, 'users', managers, ['first_name', 'last_name', 'email']);
  await insert(tx, 'files', files);
  await insert(tx, 'customers', agencies, ['name', 'owner_id', 's_cust_logo']);
  await insert(tx, 'affiliations', affiliations);
}

async function insertPeople(tx: Queryable, data: DemoData, passwordHash: string): Promise<void> {
  const people = data.people.map((person) => ({
    id: person.id,
    email: person.email,
    password_hash: passwordHash,
    password_changed_at: person.createdAt,
    name_prefix: person.namePrefix,
    first_name: person.firstName,
    middle_name: person.middleName,
    last_name: person.lastName,
    birthday: person.birthday,
    confirmed: person.confirmed,
    enabled: person.enabled,
    s_email_agent: person.agentEmail,
    roles: person.roleIds,
    customer_id: person.agencyId,
    owner_id: person.ownerId,
    login_count: 0,
    version: 1,
    ...stamps(person.createdAt),
  }));
  const addresses = data.addresses.map((address) => ({
    id: address.id,
    customer_user_id: address.personId,
    label: address.label,
    name_prefix: address.namePrefix,
    first_name: address.firstName,
    last_name: address.lastName,
    organization: address.organization,
    phone: address.phone,
    street: address.street,
    street2: address.street2,
    postal_code: address.postalCode,
    city: address.city,
    region: address.region,
    country: address.country,
    is_primary: address.primary,
    owner_id: address.ownerId,
    version: 1,
    ...stamps(address.createdAt),
  }));
  await insert(tx, 'customer_users', people);
  await insert(tx, 'customer_user_addresses', addresses);
}

async function insertProjects(tx: Queryable, data: DemoData): Promise<void> {
  const projects = data.projects.map((project) => ({
    id: project.id,
    title: project.title,
    first_name: project.firstName,
    last_name: project.lastName,
    email: project.email,
    phone: project.phone,
    company: 'Particulier',
    note: project.note,
    times_contacted: project.timesContacted,
    times_contacted_in: Math.floor(project.timesContacted / 3),
    times_contacted_out: project.timesContacted - Math.floor(project.timesContacted / 3),
    last_contacted_date: project.lastContactedAt,
    s_montant_impot: project.income,
    s_montant_global: project.price,
    s_montant_travaux: project.works,
    s_acquisition: project.land,
    s_montant_apport: project.downPayment,
    s_montant_credit: project.existingCredits,
    s_montant_mens_max: project.maximumInstalment,
    s_url_project_media: project.mediaUrl,
    s_email_agent: project.agentEmail,
    s_street1: project.street,
    s_codepostal: project.postalCode,
    s_ville: project.city,
    s_region: project.region,
    s_pays: project.country,
    s_situation_pro: project.professionalSituation,
    s_type_bien: project.propertyType,
    s_usage_bien: project.propertyUsage,
    s_mode_achat: project.purchaseMode,
    s_modalite_achat: project.purchaseTerms,
    s_etat_avancement: project.progressState,
    s_duree_credit_souhait: project.creditDuration,
    internal_status: project.status,
    customer_status: 'submitted',
    customer_id: project.agencyId,
    customer_user_id: project.personId,
    owner_id: project.ownerId,
    assigned_users: [project.ownerId],
    version: 1,
    ...stamps(project.createdAt, project.updatedAt),
  }));
  const propositions = data.propositions.map((proposition) => ({
    id: proposition.id,
    po_number: proposition.number,
    valid_until: proposition.validUntil,
    currency: 'EUR',
    s_quote_detail: proposition.detail,
    s_quote_att_1: proposition.attachmentIds[0] ?? null,
    s_quote_att_2: proposition.attachmentIds[1] ?? null,
    s_quote_att_3: proposition.attachmentIds[2] ?? null,
    internal_status: proposition.status,
    customer_status: 'open',
    request_id: proposition.projectId,
    customer_id: proposition.agencyId,
    customer_user_id: proposition.personId,
    owner_id: proposition.ownerId,
    decided_at: ['accepted', 'declined'].includes(proposition.status) ? proposition.updatedAt : null,
    version: 1,
    ...stamps(proposition.createdAt, proposition.updatedAt),
  }));
  await insert(tx, 'requests', projects);
  await insert(tx, 'quotes', propositions);
}

/**
 * Puts the demo data into a store that has no account yet, in one transaction: all of it or nothing. Answers false,
 * and changes nothing, when the store has accounts.
 */
export async function loadDemoData(
  store: Store,
  { now, hashPassword, onStart }: DemoDataOptions,
): Promise<boolean> {
  const taken = sql`select id from customer_users limit 1`;
  if ((await store.rows(taken)).length > 0) return false;
  onStart?.();
  // Slow work first: nobody else can use the embedded store during a transaction.
  const passwordHash = await hashPassword(demoPassword);
  const data = makeDemoData(now);
  const since = data.files[0]?.createdAt ?? now;
  const loaded = await store.patiently((database) =>
    database.transaction(async (tx) => {
      // Two instances that start at once on one server: the second waits here, then sees the first one's accounts.
      await tx.script('lock table customer_users in share row exclusive mode');
      if ((await tx.rows(taken)).length > 0) return false;
      await insertNetwork(tx, data, since);
      await insertPeople(tx, data, passwordHash);
      await insertProjects(tx, data);
      return true;
    }),
  );
  if (loaded) await store.renumber();
  return loaded;
}
