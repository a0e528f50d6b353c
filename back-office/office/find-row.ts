import type { OfficeClient, Row } from './office-client';
import { Refusal } from './refusal';

/** Something that people name in several ways: by its id, by its name, and some by their e-mail. */
export interface Named {
  readonly id: string;
  readonly name: string;
  readonly email?: string;
}

/** How a kind of thing is called, and which command lists all of it. */
export interface Kind {
  readonly one: string;
  readonly listedBy: string;
}

/** Text of a field; '' where there is none. */
export const textOf = (row: Row, field: string): string => {
  const value = row[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Ids of a to-many association. */
export const idsOf = (row: Row, field: string): readonly number[] => {
  const value = row[field];
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];
};

/** As people type it: accents, capitals, hyphens and typographic signs do not count. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[’']/g, "'")
    .replace(/[\s\u00A0\u202F-]+/g, ' ')
    .trim()
    .toLowerCase();

/**
 * Finds the one thing that somebody means: by id, by e-mail, by its whole name, or by a part of it that no other has.
 * @throws Refusal when there is none, or several: it names them with their ids
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

/** The lists that things are found in, each read once. */
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

/** Reads the lists when they are first needed. */
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

/** The name of a thing by its id, or the id where it is not known. */
export const nameOf = (all: readonly Named[], id: string): string =>
  all.find((named) => named.id === id)?.name ?? id;
