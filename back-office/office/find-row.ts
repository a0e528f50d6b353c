import type { OfficeClient, Row } from './office-client';
import { Refusal } from './refusal';

/** Something that can be named by id, by name or by e-mail. */
export interface Named {
  readonly id: string;
  readonly name: string;
  readonly email?: string;
}

/** Words for a kind of thing, and the command that lists them. */
export interface Kind {
  readonly one: string;
  readonly listedBy: string;
}

export const textOf = (row: Row, field: string): string => {
  const value = row[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Ids of a to-many association. */
export const idsOf = (row: Row, field: string): readonly number[] => {
  const value = row[field];
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];
};

/** Normalises typed text: ignores accents, case, hyphens and typographic signs. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[’']/g, "'")
    .replace(/[\s\u00A0\u202F-]+/g, ' ')
    .trim()
    .toLowerCase();

/**
 * Finds a thing by id, e-mail, full name, or a unique part of the name.
 * @throws Refusal when there is none, or several: it lists them with their ids
 */
export function findNamed<N extends Named>(all: readonly N[], wanted: string, { one, listedBy }: Kind): N {
  const sought = plain(wanted);
  const ways: ((named: N) => boolean)[] = [
    ({ id }) => id === wanted,
    ({ email }) => email !== undefined && plain(email) === sought,
    ({ name }) => plain(name) === sought,
    ({ name }) => plain(name).includes(sought),
  ];
  for (const isMeant of ways) {
    const [first, ...others] = all.filter(isMeant);
    if (first && others.length === 0) return first;
    if (first) {
      const shown = [first, ...others].slice(0, 8).map(({ id, name }) => `${name} (${id})`);
      throw new Refusal(`Several are called "${wanted}": ${shown.join(', ')}. Give the id.`);
    }
  }
  throw new Refusal(`There is no ${one} "${wanted}": office ${listedBy} lists them.`);
}

const personOf = (row: Row): Named => ({
  id: textOf(row, 'id'),
  name: `${textOf(row, 'firstName')} ${textOf(row, 'lastName')}`,
  email: textOf(row, 'email'),
});
const namedOf = (row: Row): Named => ({ id: textOf(row, 'id'), name: textOf(row, 'name') });

const AGENT_ROLE = 4;

/** Lists of named things, each read once. */
export interface Directory {
  readonly statuses: () => Promise<readonly Named[]>;
  readonly agencies: () => Promise<readonly (Named & { readonly parent: string })[]>;
  readonly agents: () => Promise<readonly (Named & { readonly agency: string })[]>;
  readonly managers: () => Promise<readonly Named[]>;
}

export const KINDS = {
  status: { one: 'status', listedBy: 'statuses' },
  agency: { one: 'agency', listedBy: 'agencies' },
  agent: { one: 'agent', listedBy: 'agents' },
  manager: { one: 'manager', listedBy: 'managers' },
} as const satisfies Readonly<Record<string, Kind>>;

/** Reads each list on first use. */
export function directoryOf(client: OfficeClient): Directory {
  const once = <N>(path: string, read: (row: Row) => N): (() => Promise<readonly N[]>) => {
    let known: Promise<readonly N[]> | undefined;
    return () => (known ??= client.list(path).then(({ rows }) => rows.map(read)));
  };
  return {
    statuses: once('rfpinternalstatuses?limit=-1&sort=priority', namedOf),
    agencies: once('customers?limit=-1', (row) => ({ ...namedOf(row), parent: textOf(row, 'parent') })),
    agents: once(`customer_users?roles=${String(AGENT_ROLE)}&limit=-1`, (row) => ({
      ...personOf(row),
      agency: textOf(row, 'customer'),
    })),
    managers: once('users?limit=-1', (row) => {
      const { id, name } = personOf(row);
      return { id, name };
    }),
  };
}

/** The name for an id, or the id if unknown. */
export const nameOf = (all: readonly Named[], id: string): string =>
  all.find((named) => named.id === id)?.name ?? id;
