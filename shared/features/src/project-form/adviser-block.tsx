import { fullName } from '@portal/domain/format';
import { type Project, statusLabel } from '@portal/domain/project';
import { useSession } from '@portal/kit';
import { Caps } from '@portal/ui/caps';
import { Facts } from '@portal/ui/facts';
import { FormNote } from '@portal/ui/form-layout';
import { Checkbox } from '@portal/ui/input';
import { Notice } from '@portal/ui/notice';
import { Skeleton } from '@portal/ui/skeleton';
import type { ReactNode } from 'react';
import { map, of } from 'rxjs';
import { BreakableName, MailLink } from '../people';
import { orElse, useApi, useResource } from '../resource';
import { FormBlock } from './form-block';
import styles from './project-form.module.css';
import { ADVISER_BLOCK } from './project-table';

interface AdviserBlockProps {
  readonly project: Project | undefined;
  readonly keepsAgent: boolean;
  readonly onKeepAgent: (keeps: boolean) => void;
}

/** The adviser's block, read-only: the adviser fills it in in the back office. */
export function AdviserBlock({ project, keepsAgent, onKeepAgent }: AdviserBlockProps) {
  const isStaff = useSession().role !== 'APPLICANT';
  const note = isStaff
    ? 'Ce formulaire ne permet ni de changer le statut ou le gestionnaire, ni de confier le dossier à un autre agent.'
    : 'Cette zone est remplie par votre conseiller. Vous n’avez rien à y saisir.';
  if (project === undefined) {
    // Nothing is known of it yet: one line.
    const { id, name } = ADVISER_BLOCK;
    return (
      <section id={id} className={styles.reserved} aria-labelledby={`${id}-titre`}>
        <Caps as="h2" id={`${id}-titre`}>
          {name}
        </Caps>
        <FormNote>{note}</FormNote>
      </section>
    );
  }
  return (
    <FormBlock block={ADVISER_BLOCK}>
      <FormNote>{note}</FormNote>
      <KnownToAdviser project={project} />
      <AgentReset agentEmail={project.prescriberEmail} keeps={keepsAgent} onKeep={onKeepAgent} />
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
        { term: 'Dossier géré par', value: manager ?? <Skeleton width="8rem" /> },
        {
          term: 'Via',
          value: project.prescriberEmail === '' ? '' : <Agent project={project} />,
          absent: 'Sans agent',
        },
      ]}
    />
  );
}

/** Manager's name: undefined while loading, '' when there is none or it is unknown. */
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

/** The project's agent: name, once known, above the e-mail. */
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

/** '' until known, and for users who may not know it. Agents are loaded once per session. */
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

/** A mailto link does not leave the page, so no input is lost. */
function agentMail({ id, prescriberEmail }: Project): ReactNode {
  if (prescriberEmail === '') return '';
  return <MailLink email={prescriberEmail} subject={`Dossier n° ${String(id)}`} />;
}

interface AgentResetProps {
  /** E-mail of the project's agent; '' without one. */
  readonly agentEmail: string;
  readonly keeps: boolean;
  readonly onKeep: (keeps: boolean) => void;
}

/**
 * Explains before saving what happens to the project's agent. By specification, each edit clears the agent
 * (docs/observed-behaviour.md#prescriber-emptied); after an agent's own edit, the back office keeps the project theirs.
 * Users who manage the agency may keep the current agent.
 */
function AgentReset({ agentEmail, keeps, onKeep }: AgentResetProps) {
  const { role } = useSession();
  if (agentEmail === '' || role === 'AGENT') return null;
  if (role === 'APPLICANT')
    return (
      <Notice tone="info">
        Après une modification, votre dossier n’est plus rattaché à cet agent{'\u00A0'}: votre agence le
        reprend.
      </Notice>
    );
  return (
    <>
      <Notice tone="info">
        {keeps
          ? 'Le dossier reste à son agent.'
          : 'En enregistrant, vous retirez ce dossier à son agent\u00A0: le dossier quitte la liste de cet agent et n’est plus suivi par personne.'}
      </Notice>
      <Checkbox
        label="Laisser le dossier à son agent"
        checked={keeps}
        onChange={(event) => onKeep(event.target.checked)}
      />
    </>
  );
}
