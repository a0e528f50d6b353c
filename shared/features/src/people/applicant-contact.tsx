import { formatPhone, fullName, phoneLink } from '@portal/domain/format';
import type { Project } from '@portal/domain/project';
import { useSession } from '@portal/kit';
import { ButtonLink, ButtonRow } from '@portal/ui/button';
import { Mail, Phone } from '@portal/ui/icon';
import { Cluster } from '@portal/ui/layout';
import { Niche } from '@portal/ui/niche';
import { Person } from '@portal/ui/person';
import { isOwnAddress, mailtoAbout } from './mail-link';

interface ApplicantContactProps {
  readonly project: Project;
  readonly subject: string;
}

/** The applicant in the head of a record, for staff. */
export function ApplicantContact({ project, subject }: ApplicantContactProps) {
  const { phone, email } = project;
  const { email: own } = useSession();
  const tel = phoneLink(phone);
  const name = fullName(project);
  return (
    <Cluster as="section" gap={3} across={5} justify="between" aria-label="Demandeur">
      <Person
        mark={<Niche person={name === '' ? email : name} size="sm" />}
        name={name === '' ? email : name}
        sub={formatPhone(phone)}
      />
      <ButtonRow>
        {tel !== undefined && (
          <ButtonLink href={tel} icon={Phone}>
            Appeler
          </ButtonLink>
        )}
        {email !== '' && !isOwnAddress(email, own) && (
          <ButtonLink href={mailtoAbout(email, subject)} icon={Mail}>
            Écrire
          </ButtonLink>
        )}
      </ButtonRow>
    </Cluster>
  );
}
