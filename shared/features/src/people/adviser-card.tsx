import { correspondentOf } from '@portal/domain/person';
import { Link, useSession } from '@portal/kit';
import { ButtonLink } from '@portal/ui/button';
import { Card, CardBody } from '@portal/ui/card';
import { Facts } from '@portal/ui/facts';
import { Mail } from '@portal/ui/icon';
import { Niche } from '@portal/ui/niche';
import { Person } from '@portal/ui/person';
import { useId } from 'react';
import styles from './adviser-card.module.css';
import { BreakableName } from './breakable-name';
import { isOwnAddress } from './is-own-address';
import { MailLink } from './mail-link';
import { mailtoAbout } from './mailto-about';
import { paths } from '../routes';

interface AdviserCardProps {
  /** Who manages the project; '' while nobody does; undefined where it is not known: then nobody is named. */
  readonly managerName: string | undefined;
  /** The agent who follows the project, or their e-mail, while the name is not known; '' when nobody does. */
  readonly agentName: string;
  /** E-mail of that agent; without it an applicant has the contact form. */
  readonly agentEmail: string;
  /** '' where it is not known. */
  readonly agencyName: string;
  /** What the message is about: « Dossier n° 1042 ». */
  readonly subject: string;
}

/**
 * Whom to turn to about a project, and how; on paper too. The one who stands over an address is the one it belongs to:
 * the agent. Who manages the file has no address on the wire, and is named without one. The agent who reads their own
 * file is named, and not asked to write to themselves.
 */
export function AdviserCard({ managerName, agentName, agentEmail, agencyName, subject }: AdviserCardProps) {
  const id = useId();
  const { role, email: own } = useSession();
  const isStaff = role !== 'APPLICANT';
  const action = { variant: 'secondary', icon: Mail } as const;
  const agency = agencyName === '' ? undefined : agencyName;
  const managed = managerName === '' ? 'Bientôt désigné' : managerName;
  const { name } = correspondentOf({ managerName: managerName ?? '', agentName, agentEmail });
  return (
    <Card aria-labelledby={id}>
      <CardBody className={styles.card}>
        <h2 className={styles.title} id={id}>
          {isStaff ? 'Suivi du dossier' : 'Votre conseiller'}
        </h2>
        {agentEmail !== '' && (
          <Person
            mark={<Niche person={name === '' ? agentEmail : name} />}
            name={name === '' ? undefined : <BreakableName name={name} />}
            // In words as well: a button does not print.
            sub={<MailLink email={agentEmail} subject={subject} className={styles.mail} />}
          />
        )}
        {managerName !== undefined && (
          <div>
            <p className={styles.role}>Dossier géré par</p>
            {agentEmail === '' ? (
              <Person
                mark={<Niche person={managerName === '' ? agencyName : managerName} />}
                name={managed}
                sub={agency}
              />
            ) : (
              <p>{[managed, agency].filter((part) => part !== undefined).join(', ')}</p>
            )}
          </div>
        )}
        {agentEmail === '' && <Facts dense items={[{ term: 'Via', value: '', absent: 'Sans agent' }]} />}
        {/* The contact form of the public pages: the agency's side would write to itself. */}
        {agentEmail === '' && !isStaff && (
          <ButtonLink as={Link} to={paths.contact} {...action}>
            Écrire
          </ButtonLink>
        )}
        {agentEmail !== '' && !isOwnAddress(agentEmail, own) && (
          <ButtonLink href={mailtoAbout(agentEmail, subject)} {...action}>
            Écrire
            {name !== '' && ` à ${name}`}
          </ButtonLink>
        )}
      </CardBody>
    </Card>
  );
}
