import { fullName } from '../format/words';
import type { Person } from './person';

/** What a name book needs to know of someone. */
export type Named = Pick<Person, 'email' | 'firstName' | 'lastName'>;

/**
 * Who has which address: the one place where an e-mail becomes a name, and a name an address of the same person. Two
 * people may bear one name; nobody shares an address, whose case does not matter.
 */
export interface NameBook {
  /** `Marie Durand` for her address, in any case; '' while nobody of this address was met. */
  readonly nameOf: (email: string) => string;
  /** The address of whoever bears this name; '' while nobody is known, and when several people bear it. */
  readonly emailOf: (name: string) => string;
  /** Whether someone of this address was met, whatever their name. */
  readonly knows: (email: string) => boolean;
  /** Those of this book and these; who was met again goes by their new name. */
  readonly meeting: (people: readonly Named[]) => NameBook;
}

const addressKey = (email: string): string => email.trim().toLowerCase();
const nameKey = (name: string): string => name.trim().toLocaleLowerCase('fr');

function bookOf(names: ReadonlyMap<string, Entry>): NameBook {
  const emails = new Map<string, string>();
  for (const { name, email } of names.values()) {
    if (name === '') continue;
    const key = nameKey(name);
    // Two people of one name: an address of either would be a guess.
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

/** A book of nobody. */
export const NOBODY_MET: NameBook = bookOf(new Map());
