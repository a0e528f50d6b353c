import { Link, useSession } from '@portal/kit';
import { ButtonLink } from '@portal/ui/button';
import { Card, CardBody } from '@portal/ui/card';
import { Facts } from '@portal/ui/facts';
import { Mail } from '@portal/ui/icon';
import { Niche } from '@portal/ui/niche';
import { Person } from '@portal/ui/person';
import { TextLink } from '@portal/ui/text-link';
import { useId } from 'react';
import styles from './adviser-card.module.css';
import { BreakableName } from './breakable-name';
import { mailtoAbout } from './mailto-about';
import { paths } from './paths';

interface AdviserCardProps {
  /** Who manages the project; '' while nobody does; undefined where it is not known: then nobody is named. */
  readonly name: string | undefined;
  /** The agent who follows the project; '' when nobody does; undefined where it is not known. */
  readonly agentName?: string | undefined;
  /** '' where it is not known. */
  readonly agencyName: string;
  /** E-mail of the agent who follows the project; without it, the contact form. */
  readonly email: string;
  /** What the message is about: « Dossier n° 1042 ». */
  readonly subject: string;
}

/** Whom to turn to about a project, and how; on paper too. */
export function AdviserCard({ name, agentName, agencyName, email, subject }: AdviserCardProps) {
  const id = useId();
  const isStaff = useSession().role !== 'APPLICANT';
  const action = { variant: 'secondary', icon: Mail } as const;
  const mailto = mailtoAbout(email, subject);
  return (
    <Card aria-labelledby={id}>
      <CardBody className={styles.card}>
        <h2 className={styles.title} id={id}>
          {isStaff ? 'Suivi du dossier' : 'Votre conseiller'}
        </h2>
        {name !== undefined && (
          <div>
            <p className={styles.role}>Dossier géré par</p>
            <Person
              mark={<Niche person={name === '' ? agencyName : name} />}
              name={name === '' ? 'Bientôt désigné' : name}
              sub={agencyName === '' ? undefined : agencyName}
            />
          </div>
        )}
        {agentName !== undefined && (
          <Facts
            dense
            items={[
              {
                term: 'Via',
                value: agentName === '' ? '' : <BreakableName name={agentName} />,
                absent: 'Sans agent',
              },
            ]}
          />
        )}
        {email !== '' && (
          // In words as well: a button does not print.
          <TextLink href={mailto} className={styles.mail}>
            <BreakableName name={email} />
          </TextLink>
        )}
        {email === '' ? (
          <ButtonLink as={Link} to={paths.contact} {...action}>
            Écrire
          </ButtonLink>
        ) : (
          <ButtonLink href={mailto} {...action}>
            Écrire
          </ButtonLink>
        )}
      </CardBody>
    </Card>
  );
}
