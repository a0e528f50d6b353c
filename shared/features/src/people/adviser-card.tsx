import { correspondentOf } from '@portal/domain/person';
import type { Project } from '@portal/domain/project';
import { Link, useSession } from '@portal/kit';
import { ButtonLink } from '@portal/ui/button';
import { Mail } from '@portal/ui/icon';
import { Stack } from '@portal/ui/layout';
import { Niche } from '@portal/ui/niche';
import { Person } from '@portal/ui/person';
import { Skeleton } from '@portal/ui/skeleton';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { TitledCard } from '../records';
import { paths } from '../routes';
import styles from './adviser-card.module.css';
import { BreakableName, isOwnAddress, mailtoAbout } from './mail-link';

interface AdviserCardProps {
  /** '' when there is no manager; undefined when unknown, and then none is shown. */
  readonly managerName: string | undefined;
  /** Name of the project's agent, or their e-mail where it cannot be had; '' without an agent, and until it comes. */
  readonly agentName: string;
  /** The agent's e-mail; without it, applicants get a link to the contact form. */
  readonly agentEmail: string;
  readonly agencyName: string;
  readonly subject: string;
}

/**
 * Contacts for a project, also in print. The name above the e-mail is that of its owner, the agent. The manager is
 * shown without an e-mail, since the back office sends none. An agent who views their own project gets no link to write
 * to themselves.
 */
export function AdviserCard({ managerName, agentName, agentEmail, agencyName, subject }: AdviserCardProps) {
  const { role, email: own } = useSession();
  const isStaff = role !== 'APPLICANT';
  const action = { variant: 'secondary', icon: Mail } as const;
  const agency = agencyName === '' ? undefined : agencyName;
  const managed = managerName === '' ? 'Non renseigné' : managerName;
  const { name } = correspondentOf({
    managerName: managerName ?? '',
    agentName,
    agentEmail,
  });
  const isNamed = agentName !== '';
  return (
    <TitledCard title={isStaff ? 'Suivi du dossier' : 'Votre conseiller'} small gap={4}>
      <div className={styles.box}>
        <Stack className={styles.people}>
          {agentEmail !== '' && (
            <Person
              mark={<Niche person={isNamed ? name || agentEmail : ''} />}
              name={isNamed ? name !== '' && <BreakableName name={name} /> : <Skeleton width="8rem" />}
              // As text as well: a button does not print.
              sub={<BreakableName name={agentEmail} />}
            />
          )}
          {managerName !== undefined && (
            <div>
              {(agentEmail !== '' || isStaff) && <p className={styles.role}>Dossier géré par</p>}
              {agentEmail === '' ? (
                <Person
                  mark={<Niche person={managerName === '' ? agencyName : managerName} />}
                  name={managed}
                  sub={agency}
                />
              ) : (
                <p>
                  {managed}
                  {agency !== undefined && `, ${agency}`}
                </p>
              )}
            </div>
          )}
          {agentEmail === '' && isStaff && <p>Sans agent</p>}
          {/* The public contact form is for applicants: staff would write to themselves. */}
          {agentEmail === '' && !isStaff && (
            <ButtonLink as={Link} to={paths.contact} {...action}>
              Écrire
            </ButtonLink>
          )}
          {agentEmail !== '' && !isOwnAddress(agentEmail, own) && (
            <ButtonLink href={mailtoAbout(agentEmail, subject)} {...action}>
              Écrire
              {name !== '' && <VisuallyHidden> à {name}</VisuallyHidden>}
            </ButtonLink>
          )}
        </Stack>
      </div>
    </TitledCard>
  );
}

interface Told {
  readonly project: Project;
  /** '' when there is none or it failed to load. */
  readonly managerName: string;
  /** Whether all data of the project page was loaded. */
  readonly complete: boolean;
}

/** The manager's name: '' when there is none, undefined when it failed to load. */
export function knownManager({ project, managerName, complete }: Told): string | undefined {
  const isUnknown = managerName === '' && (!complete || project.managerId !== null);
  return isUnknown ? undefined : managerName;
}
