import { type DirectoryReader, roleLabel } from '@portal/domain/access';
import { fullName } from '@portal/domain/format';
import type { Person } from '@portal/domain/person';
import type { StatusFamily } from '@portal/ui/status-chip';
import type { Carried } from './list-return';

export interface UserRowsProps {
  readonly people: readonly Person[];
  readonly caption: string;
  /** The signed-in user: decides which actions are allowed. */
  readonly reader: DirectoryReader;
  /** By id; an agency still loading is missing. */
  readonly agencyNames: ReadonlyMap<number, string>;
  /** History state for links to a form. */
  readonly leaving: Carried;
  readonly onRemove: (person: Person) => void;
}

/** Display name: full name, else e-mail. */
export const nameOf = (person: Person): string => fullName(person) || person.email;

/** Name of a person's agency, or '' while unknown. */
export const agencyOf = ({ agencyId }: Person, names: ReadonlyMap<number, string>): string =>
  (agencyId === null ? undefined : names.get(agencyId)) ?? '';

/** Labels of a person's roles, the deciding one first. */
export const roleLabels = ({ roleIds }: Person): readonly string[] =>
  roleIds.map(roleLabel).filter((label) => label !== '');

/** Label and style of the account state; undefined where the user may not know it. */
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
