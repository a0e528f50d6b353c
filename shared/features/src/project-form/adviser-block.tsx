import { type Project, statusLabel } from '@portal/domain/project';
import { useSession } from '@portal/kit';
import { Button } from '@portal/ui/button';
import { Caps } from '@portal/ui/caps';
import { Card, CardBody } from '@portal/ui/card';
import { Facts } from '@portal/ui/facts';
import { FormNote, FormStack } from '@portal/ui/form-layout';
import { Cluster } from '@portal/ui/layout';
import { Skeleton } from '@portal/ui/skeleton';
import { useAgentName, useManagerName, viaFact } from '../people';
import styles from './project-form.module.css';
import { ADVISER_BLOCK } from './project-table';

/** The adviser's block, read-only: the adviser fills it in in the back office. */
export function AdviserBlock({ project }: { readonly project: Project | undefined }) {
  const isStaff = useSession().role !== 'APPLICANT';
  const note = isStaff
    ? 'Le statut, le gestionnaire et l’agent se changent dans le dossier.'
    : 'Remplie par votre conseiller.';
  const { id, name } = ADVISER_BLOCK;
  const title = (
    <Caps as="h2" id={`${id}-titre`}>
      {name}
    </Caps>
  );
  // Nothing is known of a new project: one line.
  if (project === undefined)
    return (
      <Cluster
        as="section"
        gap={1}
        across={3}
        align="baseline"
        id={id}
        className={styles.block}
        aria-labelledby={`${id}-titre`}
      >
        {title}
        <FormNote>{note}</FormNote>
      </Cluster>
    );
  return (
    <Card id={id} className={styles.block} aria-labelledby={`${id}-titre`}>
      <CardBody>
        <FormStack>
          {title}
          <FormNote>{note}</FormNote>
          <KnownToAdviser project={project} />
        </FormStack>
      </CardBody>
    </Card>
  );
}

function KnownToAdviser({ project }: { readonly project: Project }) {
  const isStaff = useSession().role !== 'APPLICANT';
  const manager = useManagerName(project);
  const agent = useAgentName(project);
  return (
    <Facts
      dense
      items={[
        { term: 'Dossier', value: `n°\u00A0${String(project.id)}` },
        { term: 'Statut', value: statusLabel(project.status) },
        { term: 'Dossier géré par', value: manager ?? <Skeleton width="8rem" /> },
        viaFact({
          agentName: agent ?? '',
          agentEmail: project.prescriberEmail,
          isComplete: agent !== undefined,
          isStaff,
        }),
      ]}
    />
  );
}

interface AgentResetProps {
  readonly agentEmail: string;
  readonly keeps: boolean;
  readonly onKeep: (keeps: boolean) => void;
}

/**
 * Says at the button what saving does to the project's agent. By specification, each edit clears the agent
 * (docs/observed-behaviour.md#prescriber-emptied); after an agent's own edit, the back office keeps the project theirs.
 * Users who manage the agency may keep the current agent.
 */
export function AgentReset({ agentEmail, keeps, onKeep }: AgentResetProps) {
  const { role } = useSession();
  if (agentEmail === '' || role === 'AGENT') return null;
  if (role === 'APPLICANT')
    return (
      <FormNote>
        Une fois modifié, votre dossier n’est plus rattaché à son agent{'\u00A0'}: votre agence le reprend.
      </FormNote>
    );
  return (
    <FormNote role="status">
      {keeps
        ? 'Le dossier reste à son agent.'
        : 'En enregistrant, vous retirez ce dossier à son agent\u00A0: plus personne ne le suit.'}{' '}
      <Button variant="quiet" onClick={() => onKeep(!keeps)}>
        {keeps ? 'Le retirer' : 'Laisser le dossier à son agent'}
      </Button>
    </FormNote>
  );
}
