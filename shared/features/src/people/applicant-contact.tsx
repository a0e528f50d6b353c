import { formatPhone, fullName, phoneLink } from '@portal/domain/format';
import type { Project } from '@portal/domain/project';
import { Card, CardBody } from '@portal/ui/card';
import { FactsInline } from '@portal/ui/facts';
import { TextLink } from '@portal/ui/text-link';
import { MailLink } from './mail-link';

interface ApplicantContactProps {
  readonly project: Project;
  readonly subject: string;
}

export function ApplicantContact({ project, subject }: ApplicantContactProps) {
  const { phone, email } = project;
  const tel = phoneLink(phone);
  return (
    <Card aria-label="Demandeur">
      <CardBody>
        <FactsInline
          items={[
            { term: 'Demandeur', value: fullName(project) },
            {
              term: 'Téléphone',
              value:
                tel === undefined ? (
                  phone
                ) : (
                  <TextLink href={tel} standalone>
                    {formatPhone(phone)}
                  </TextLink>
                ),
            },
            {
              term: 'Adresse e-mail',
              value: email !== '' && <MailLink email={email} subject={subject} standalone />,
            },
          ]}
        />
      </CardBody>
    </Card>
  );
}
