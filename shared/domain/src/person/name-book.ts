import { fullName } from '../format/words';
import type { Person } from './person';

export type Named = Pick<Person, 'email' | 'firstName' | 'lastName'>;

/** Maps e-mails (in any case) to names and back. Two people may share a name but not an address. */
export interface NameBook {
  /** `Marie Durand` for her address; '' when unknown. */
  readonly nameOf: (email: string) => string;
  /** The address for a name; '' when unknown or ambiguous. */
  readonly emailOf: (name: string) => string;
  /** Whether the address is known, whatever the name. */
  readonly knows: (email: string) => boolean;
  /** A new book with these people added; the latest name wins. */
  readonly meeting: (people: readonly Named[]) => NameBook;
}

const addressKey = (email: string): string => email.trim().toLowerCase();
const nameKey = (name: string): string => name.trim().toLocaleLowerCase('fr');

function bookOf(names: ReadonlyMap<string, Entry>): NameBook {
  const emails = new Map<string, string>();
  for (const { name, email } of names.values()) {
    if (name === '') continue;
    const key = nameKey(name);
    // Two people share the name: an address would be a guess.
    emails.set(key, emails.has(key) ? '' : email);
  }
  return {
    nameOf: (email) => names.get(addressKey(email))?.name ?? '',
    emailOf: (name) => emails.get(nameKey(name)) ?? '',
    knows: (email) => names.has(addressKey(email)),
    meeting: (people) =>
      bookOf(
        new Map([
          ...names,
          ...people.map(
            (person) => [addressKey(person.email), { name: fullName(person), email: person.email }] as const,
          ),
        ]),
      ),
  };
}

interface Entry {
  readonly name: string;
  readonly email: string;
}

export const NOBODY_MET: NameBook = bookOf(new Map());

/** A contact: the name and the address always belong to the same person. */
export interface Correspondent {
  /** '' while only the address is known. */
  readonly name: string;
  /** '' when unknown: use the contact form instead. */
  readonly email: string;
}

interface Followed {
  /** '' when nobody manages the project or the name is unknown. */
  readonly managerName: string;
  /** The agent's name, or their e-mail while the name is unknown. */
  readonly agentName: string;
  readonly agentEmail: string;
}

/** The agent and their address, else the manager, whose address nobody gives: never a name with another's address. */
export function correspondentOf({ managerName, agentName, agentEmail }: Followed): Correspondent {
  if (agentEmail === '') return { name: managerName, email: '' };
  return { name: agentName === agentEmail ? '' : agentName, email: agentEmail };
}
