import { type DirectoryReader, roleLabel } from '@portal/domain/access';
import { fullName } from '@portal/domain/format';
import type { Person } from '@portal/domain/person';
import type { StatusFamily } from '@portal/ui/status-chip';
import type { Carried } from './list-return';

/** What the table and the cards of the directory are given. */
export interface UserRowsProps {
  readonly people: readonly Person[];
  readonly caption: string;
  /** Who is looking: what may be done with an account depends on it. */
  readonly reader: DirectoryReader;
  /** By id; an agency that is missing has no name yet. */
  readonly agencyNames: ReadonlyMap<number, string>;
  /** What a link to a form carries. */
  readonly leaving: Carried;
  readonly onRemove: (person: Person) => void;
}

/** What someone is called in the directory: their name, else their e-mail. */
export const nameOf = (person: Person): string => fullName(person) || person.email;

/** Name of the agency of a person, or '' while it is not known. */
export const agencyOf = ({ agencyId }: Person, names: ReadonlyMap<number, string>): string =>
  (agencyId === null ? undefined : names.get(agencyId)) ?? '';

/** Labels of all roles of a person, the first one first: it decides. */
export const roleLabels = ({ roleIds }: Person): readonly string[] =>
  roleIds.map(roleLabel).filter((label) => label !== '');

/** Whether an account can be used, in a word and a look; undefined where the reader may not know it. */
export function accountState({
  enabled,
  confirmed,
}: Pick<Person, 'enabled' | 'confirmed'>):
  | { readonly words: string; readonly family: StatusFamily }
  | undefined {
  if (enabled === undefined) return undefined;
  if (!enabled) return { words: 'Désactivé', family: 'closed' };
  return confirmed !== false
    ? { words: 'Actif', family: 'success' }
    : { words: 'À confirmer', family: 'new' };
}
