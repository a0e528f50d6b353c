import { Link } from '@portal/kit';
import { ButtonLink } from '@portal/ui/button';
import { Card, CardBody } from '@portal/ui/card';
import { Mail } from '@portal/ui/icon';
import { Niche } from '@portal/ui/niche';
import { Person } from '@portal/ui/person';
import { useId } from 'react';
import styles from './adviser-card.module.css';
import { paths } from './paths';

interface AdviserCardProps {
  /** Who manages the project; '' while nobody does; undefined where it is not known: then nobody is named. */
  readonly name: string | undefined;
  readonly agencyName: string;
  /** E-mail of the agent who follows the project; without it, the contact form. */
  readonly email: string;
  /** What the message is about: « Dossier n° 1042 ». */
  readonly subject: string;
}

/** Whom to turn to about a project. */
export function AdviserCard({ name, agencyName, email, subject }: AdviserCardProps) {
  const id = useId();
  const action = { variant: 'secondary', icon: Mail } as const;
  return (
    <Card aria-labelledby={id}>
      <CardBody className={styles.card}>
        <h2 className={styles.title} id={id}>
          Votre conseiller
        </h2>
        {name !== undefined && (
          <Person
            mark={<Niche person={name === '' ? agencyName : name} />}
            name={name === '' ? 'Bientôt désigné' : name}
            sub={agencyName}
          />
        )}
        {email === '' ? (
          <ButtonLink as={Link} to={paths.contact} {...action}>
            Écrire
          </ButtonLink>
        ) : (
          <ButtonLink
            href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`}
            {...action}
          >
            Écrire
          </ButtonLink>
        )}
      </CardBody>
    </Card>
  );
}
