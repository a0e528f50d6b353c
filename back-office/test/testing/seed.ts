import { ROLE_IDS } from '../../src/access/caller';
import type { Passwords } from '../../src/auth/passwords';
import { defaults } from '../../reference-data/defaults';
import { insertRow, type Columns } from '../../src/resources/update-row';
import type { Store } from '../../src/store/store';
import rows from './seed.json' with { type: 'json' };

/** Values by column; the others get plausible values. */
export type SeedColumns = Columns;

export interface SeededPerson {
  readonly id: number;
  readonly email: string;
  readonly password: string;
}

export interface PersonSeed {
  readonly role?: keyof typeof ROLE_IDS;
  readonly email?: string;
  readonly password?: string;
  readonly columns?: SeedColumns;
}

/** Inserts rows for tests, bypassing all rules. */
export interface Seed {
  person(seed?: PersonSeed): Promise<SeededPerson>;
  agency(columns?: SeedColumns): Promise<number>;
  manager(columns?: SeedColumns): Promise<number>;
  address(personId: number, columns?: SeedColumns): Promise<number>;
  /** A project, `requests`. */
  request(columns?: SeedColumns): Promise<number>;
  /** A proposition, `quotes`. */
  quote(columns?: SeedColumns): Promise<number>;
  /** A text file with this content. */
  file(text?: string, columns?: SeedColumns): Promise<number>;
  affiliation(columns?: SeedColumns): Promise<number>;
}

const PASSWORD = 'Portail2026';

export function createSeed(store: Store, passwords: Passwords, now: () => Date): Seed {
  let count = 0;
  const hashes = new Map<string, Promise<string>>();
  const hashOf = (password: string): Promise<string> => {
    const known = hashes.get(password) ?? passwords.hash(password);
    hashes.set(password, known);
    return known;
  };
  const stamps = (): Columns => ({ created_at: now(), updated_at: now() });
  const insert = (table: string, columns: Columns): Promise<number> =>
    store.transaction((tx) => insertRow(tx, table, columns));

  return {
    person: async ({ role = 'APPLICANT', email, password = PASSWORD, columns = {} } = {}) => {
      count += 1;
      const address = email ?? `${role.toLowerCase()}-${count}@intergestion.example`;
      const id = await insert('customer_users', {
        email: address,
        password_hash: await hashOf(password),
        first_name: 'Camille',
        last_name: `Essai ${count}`,
        birthday: '1984-03-02',
        roles: [ROLE_IDS[role]],
        customer_id: defaults.agencyId,
        s_email_agent: defaults.supervisorEmail,
        owner_id: defaults.ownerId,
        ...stamps(),
        ...columns,
      });
      return { id, email: address, password };
    },
    agency: (columns) =>
      insert('customers', {
        ...rows.customers,
        parent_id: defaults.agencyId,
        owner_id: defaults.ownerId,
        ...stamps(),
        ...columns,
      }),
    manager: (columns) =>
      insert('users', {
        ...rows.users,
        ...stamps(),
        ...columns,
      }),
    address: (personId, columns) =>
      insert('customer_user_addresses', {
        ...rows.customer_user_addresses,
        customer_user_id: personId,
        ...stamps(),
        ...columns,
      }),
    request: (columns) =>
      insert('requests', {
        ...rows.requests,
        customer_id: defaults.agencyId,
        owner_id: defaults.ownerId,
        assigned_users: [defaults.ownerId],
        ...stamps(),
        ...columns,
      }),
    quote: (columns) =>
      insert('quotes', {
        po_number: 'PROP-000001',
        s_quote_detail: 'Offre du prêteur A.',
        valid_until: new Date(now().getTime() + 30 * 24 * 3600 * 1000),
        customer_id: defaults.agencyId,
        owner_id: defaults.ownerId,
        ...stamps(),
        ...columns,
      }),
    file: (text = 'contenu', columns) => {
      const content = Buffer.from(text).toString('base64');
      return insert('files', {
        mime_type: 'application/pdf',
        original_filename: 'offre.pdf',
        file_size: Buffer.byteLength(text),
        content,
        owner_id: defaults.ownerId,
        ...stamps(),
        ...columns,
      });
    },
    affiliation: (columns) =>
      insert('affiliations', {
        affiliate_key: `ABC${count}`,
        name: 'Cabinet Petit',
        email: defaults.supervisorEmail,
        url: 'https://www.example.org',
        ...columns,
      }),
  };
}
