import { formatPhone, fullName, phoneLink } from '@portal/domain/format';
import type { Project } from '@portal/domain/project';
import { Card, CardBody } from '@portal/ui/card';
import { type Glyph, Icon, Mail, Phone } from '@portal/ui/icon';
import { Cluster } from '@portal/ui/layout';
import { Niche } from '@portal/ui/niche';
import { Person } from '@portal/ui/person';
import type { ReactNode } from 'react';
import styles from './applicant-contact.module.css';
import { MailLink } from './mail-link';

interface ApplicantContactProps {
  readonly project: Project;
  readonly subject: string;
}

export function ApplicantContact({ project, subject }: ApplicantContactProps) {
  const { phone, email } = project;
  const tel = phoneLink(phone);
  const name = fullName(project);
  return (
    <Card aria-label="Demandeur">
      <CardBody>
        <Cluster across={6} justify="between">
          <Person mark={<Niche person={name === '' ? email : name} />} name={name} sub="Demandeur" />
          {(phone !== '' || email !== '') && (
            <Cluster as="dl" gap={3}>
              {phone !== '' && (
                <Way term="Téléphone" glyph={Phone}>
                  {tel === undefined ? phone : <a href={tel}>{formatPhone(phone)}</a>}
                </Way>
              )}
              {email !== '' && (
                <Way term="Adresse e-mail" glyph={Mail}>
                  <MailLink email={email} subject={subject} />
                </Way>
              )}
            </Cluster>
          )}
        </Cluster>
      </CardBody>
    </Card>
  );
}

interface WayProps {
  readonly term: string;
  readonly glyph: Glyph;
  readonly children: ReactNode;
}

const Way = ({ term, glyph, children }: WayProps) => (
  <div className={styles.way}>
    <dt>{term}</dt>
    <dd>
      <Icon glyph={glyph} />
      <span>{children}</span>
    </dd>
  </div>
);
