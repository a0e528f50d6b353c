import { type DirectoryReader, roleLabel, userPolicy } from '@portal/domain/access';
import { fullName } from '@portal/domain/format';
import type { Person } from '@portal/domain/person';
import { paths } from '@portal/features/routes';
import { Link } from '@portal/kit';
import { Mail, Pencil, Trash2 } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Cluster } from '@portal/ui/layout';
import { StatusChip, type StatusFamily } from '@portal/ui/status-chip';
import type { Carried } from './list-return';
import styles from './user-cards.module.css';

interface UserActionsProps {
  readonly person: Person;
  readonly reader: DirectoryReader;
  readonly leaving: Carried;
  readonly onRemove: (person: Person) => void;
}

/** Edit and delete buttons that name the person, where the user has the right. */
export function UserActions({ person, reader, leaving, onRemove }: UserActionsProps) {
  const { canEdit, canRemove } = userPolicy(reader, person);
  return (
    <Cluster gap={0} justify="end">
      {canEdit && (
        <IconButton
          as={Link}
          to={paths.editUser(person.id)}
          state={leaving}
          label={`Modifier ${nameOf(person)}`}
          glyph={Pencil}
        />
      )}
      {canRemove && (
        <IconButton
          label={`Supprimer ${nameOf(person)}`}
          glyph={Trash2}
          tone="danger"
          onClick={() => onRemove(person)}
        />
      )}
      {/* One's own account is never removed: its pencil stays under the others. */}
      {canEdit && !canRemove && <span className={styles.slot} />}
    </Cluster>
  );
}

/** Whether an account is enabled; renders nothing when unknown. */
export function AccountChip({ person }: { readonly person: Person }) {
  const state = accountState(person);
  if (state === undefined) return null;
  const { words, family } = state;
  return (
    <StatusChip family={family} glyph={family === 'new' ? Mail : undefined}>
      {words}
    </StatusChip>
  );
}

export interface UserRowsProps {
  readonly people: readonly Person[];
  readonly caption: string;
  /** The signed-in user: decides which actions are allowed. */
  readonly reader: DirectoryReader;
  /** By id; an agency still loading is missing. Undefined where all are of one agency. */
  readonly agencyNames: ReadonlyMap<number, string> | undefined;
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
