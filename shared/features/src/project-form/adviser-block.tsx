import { fullName } from '@portal/domain/format';
import { type Project, statusLabel } from '@portal/domain/project';
import { useSession } from '@portal/kit';
import { Facts } from '@portal/ui/facts';
import { FormNote } from '@portal/ui/form-layout';
import { Skeleton } from '@portal/ui/skeleton';
import type { ReactNode } from 'react';
import { map, of } from 'rxjs';
import { BreakableName, MailLink } from '../people';
import { orElse, useApi, useResource } from '../resource';
import { AgentReset } from './agent-reset';
import { FormBlock } from './form-block';
import { ADVISER_BLOCK } from './project-table';

interface AdviserBlockProps {
  /** Undefined for a new one. */
  readonly project: Project | undefined;
  /** Whether the agent keeps the file when the form is saved. */
  readonly keepsAgent: boolean;
  readonly onKeepAgent: (keeps: boolean) => void;
}

/** The block that the adviser fills in, in the back office: here it only tells. */
export function AdviserBlock({ project, keepsAgent, onKeepAgent }: AdviserBlockProps) {
  const isStaff = useSession().role !== 'APPLICANT';
  return (
    <FormBlock block={ADVISER_BLOCK}>
      <FormNote>
        {isStaff
          ? 'Le statut, le gestionnaire et l’agent se changent dans le back-office, pas dans ce formulaire.'
          : 'Cette zone est remplie par votre conseiller. Vous n’avez rien à y saisir.'}
      </FormNote>
      {project !== undefined && (
        <>
          <KnownToAdviser project={project} />
          <AgentReset agentEmail={project.prescriberEmail} keeps={keepsAgent} onKeep={onKeepAgent} />
        </>
      )}
    </FormBlock>
  );
}

function KnownToAdviser({ project }: { readonly project: Project }) {
  const manager = useManagerName(project);
  return (
    <Facts
      items={[
        { term: 'Dossier', value: `n°\u00A0${String(project.id)}` },
        { term: 'Statut', value: statusLabel(project.status) },
        {
          term: 'Dossier géré par',
          value: manager ?? <Skeleton width="8rem" />,
          absent: project.managerId === null ? 'Votre agence' : 'Non renseigné',
        },
        {
          term: 'Via',
          value: project.prescriberEmail === '' ? '' : <Agent project={project} />,
          absent: 'Sans agent',
        },
      ]}
    />
  );
}

/** Who manages the project: undefined while it is not known, '' when nobody does, or when it cannot be told. */
function useManagerName({ managerId, managerName }: Project): string | undefined {
  const { managers } = useApi();
  const resource = useResource(
    () =>
      managerName !== '' || managerId === null
        ? of(managerName)
        : managers.byIds([managerId], 'deferred').pipe(
            map((known) => {
              const manager = known.get(managerId);
              return manager === undefined ? '' : fullName(manager);
            }),
            orElse(''),
          ),
    [managers, managerId, managerName],
  );
  return resource.value;
}

/** Whoever follows the project, by name once it is known, over the address. */
function Agent({ project }: { readonly project: Project }) {
  const name = useAgentName(project);
  return (
    <>
      {name !== '' && (
        <>
          <BreakableName name={name} />
          <br />
        </>
      )}
      {agentMail(project)}
    </>
  );
}

/** '' while it is not known, and for whom it is not theirs to know. The agents are asked for once in a session. */
function useAgentName({ prescriberEmail, applicantId, agencyId }: Project): string {
  const { people } = useApi();
  useResource(
    () =>
      people.names().knows(prescriberEmail)
        ? of(undefined)
        : people.agents({ kind: 'own', profileId: applicantId, agencyId }).pipe(orElse(undefined)),
    [people, prescriberEmail, applicantId, agencyId],
  );
  return people.names().nameOf(prescriberEmail);
}

/** A message opens beside the page: nothing typed is left. */
function agentMail({ id, prescriberEmail }: Project): ReactNode {
  if (prescriberEmail === '') return '';
  return <MailLink email={prescriberEmail} subject={`Dossier n° ${String(id)}`} />;
}
