import { AGENT_ROLE_ID, APPLICANT_ROLE_ID } from '@portal/domain/access';
import { formatCount } from '@portal/domain/format';
import type { Person } from '@portal/domain/person';
import { OrderDialog } from '@portal/features/editing';
import { orElse, useApi, useResource } from '@portal/features/resource';
import { kit, useSession } from '@portal/kit';
import { Trash2 } from '@portal/ui/icon';
import { map, of } from 'rxjs';
import { nameOf } from './user-cells';

interface RemoveUserDialogProps {
  readonly person: Person;
  readonly onRemoved: () => void;
  readonly onCancel: () => void;
}

/** Confirms the deletion of an account, naming the person and what loses its account with them. */
export function RemoveUserDialog({ person, onRemoved, onCancel }: RemoveUserDialogProps) {
  const { people } = useApi();
  const files = useFollowedFiles(person);
  const links = useAffiliations(person);
  const ownFiles = ownFilesWords(person);
  return (
    <OrderDialog
      title={`Supprimer le compte «\u00A0${nameOf(person)}\u00A0»\u202F?`}
      glyph={Trash2}
      confirm="Supprimer le compte"
      danger
      busy="Suppression en cours"
      waiting={files === 'counting' || links === 'counting'}
      send={() => people.remove(person.id)}
      onDone={onRemoved}
      onCancel={onCancel}
    >
      <p>
        {person.email}. <strong>Cette suppression est définitive.</strong>
      </p>
      {files !== undefined && <p role="status">{followedFilesWords(files)}</p>}
      {ownFiles !== undefined && <p>{ownFiles}</p>}
      {links !== 'counting' && links !== 0 && <p>{affiliationWords(links)}</p>}
      {isSame(person.email, kit().settings.supervisorEmail) && (
        <p>
          Ce compte est le prescripteur par défaut{'\u00A0'}: les nouveaux projets n’auront pas d’agent connu.
        </p>
      )}
    </OrderDialog>
  );
}

const isSame = (email: string, other: string): boolean => email.toLowerCase() === other.toLowerCase();

function useAffiliations({ email }: Person): number | 'counting' | 'unknown' {
  const { affiliations } = useApi();
  const resource = useResource(
    () =>
      affiliations.list().pipe(
        map((all) => all.filter(({ supervisorEmail }) => isSame(supervisorEmail, email)).length),
        orElse('unknown' as const),
      ),
    [affiliations, email],
  );
  return resource.status === 'ready' ? resource.value : 'counting';
}

const affiliationWords = (count: number | 'unknown'): string =>
  count === 'unknown'
    ? 'Ses affiliations n’ont pas pu être comptées.'
    : `${formatCount(count, 'affiliation')} ${count === 1 ? 'gardera' : 'garderont'} cette adresse, sans compte.`;

/** Number of projects an account follows: 'counting' while loading, 'unknown' on failure, undefined for applicants. */
type FollowedFiles = number | 'counting' | 'unknown' | undefined;

/**
 * Counts the projects that would lose their agent with this account, within the user's scope. A former agent who became
 * a director or an administrator is still named as agent by their projects, and counts too.
 */
function useFollowedFiles({ roleIds, email }: Person): FollowedFiles {
  const { projects } = useApi();
  const { customer: agencyId } = useSession();
  const isAgent = roleIds.includes(AGENT_ROLE_ID);
  const mayFollow = email !== '' && roleIds.some((id) => id !== APPLICANT_ROLE_ID);
  const resource = useResource(
    () =>
      mayFollow
        ? projects.list({ scope: { kind: 'network', agencyId }, filter: { agentEmail: email } }).pipe(
            // Zero is only worth mentioning for an agent.
            map(({ total }) => (total === 0 && !isAgent ? undefined : total)),
            orElse('unknown' as const),
          )
        : of(undefined),
    [projects, agencyId, email, isAgent, mayFollow],
  );
  // Ignores a cached answer: before a deletion, only a fresh count will do.
  return resource.status === 'ready' && !resource.refreshing ? resource.value : 'counting';
}

/** One sentence on what happens to the followed projects; '' when there are none. */
function followedFilesWords(files: FollowedFiles): string {
  switch (files) {
    case undefined:
      return '';
    case 'counting':
      return 'Comptage des dossiers que suit ce compte…';
    case 'unknown':
      return 'Les dossiers que suit ce compte n’ont pas pu être comptés. Après la suppression, ils se retrouveront sans agent connu.';
    case 0:
      return 'Cet agent ne suit aucun dossier de votre réseau.';
    default:
      return `${formatCount(files, 'dossier')} de votre réseau ${files === 1 ? 'se retrouvera' : 'se retrouveront'} sans agent connu. La liste des projets ${files === 1 ? 'le' : 'les'} montrera sous «\u00A0Agent inconnu\u00A0».`;
  }
}

/** One sentence on what happens to an applicant's own projects; undefined for other roles. */
const ownFilesWords = ({ roleIds }: Pick<Person, 'roleIds'>): string | undefined =>
  roleIds.includes(APPLICANT_ROLE_ID)
    ? 'Les projets de ce compte, s’il y en a, restent dans vos listes avec leurs propositions, le nom et les coordonnées qui y figurent, mais sans compte de demandeur\u00A0: personne ne pourra plus répondre à ces propositions. Son carnet d’adresses est supprimé.'
    : undefined;
