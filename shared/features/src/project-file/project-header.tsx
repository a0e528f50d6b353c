import type { ProjectFile } from '@portal/api';
import { formatMoney } from '@portal/domain/format';
import { projectTitle } from '@portal/domain/project';
import { useAgencyLogo } from '../portal';
import { ProjectStatusChip } from '../status';
import { Link } from '@portal/kit';
import { AgencyMark } from '@portal/ui/agency-mark';
import { Amount } from '@portal/ui/amount';
import { Button, ButtonLink, ButtonRow } from '@portal/ui/button';
import { Pencil, Printer } from '@portal/ui/icon';
import { Person } from '@portal/ui/person';
import { Text } from '@portal/ui/text';
import { Title } from '@portal/ui/title';
import type { ReactNode } from 'react';
import styles from './project-header.module.css';

interface ProjectHeaderProps {
  readonly file: ProjectFile;
  readonly back: ReactNode;
  readonly editPath: string;
}

/** Agency, title, status and amount to finance, with the way to change the project. */
export function ProjectHeader({ file, back, editPath }: ProjectHeaderProps) {
  const { project, agencyName, statusLabel } = file.overview;
  const logo = useAgencyLogo(file.agency);
  return (
    <header className={styles.head}>
      <div className={styles.top}>
        {back}
        <ButtonRow className={styles.actions}>
          <Button icon={Printer} collapse onClick={() => window.print()}>
            Imprimer
          </Button>
          <ButtonLink as={Link} to={editPath} variant="secondary" icon={Pencil}>
            Modifier
          </ButtonLink>
        </ButtonRow>
      </div>
      <div className={styles.row}>
        <div className={styles.title}>
          <Person
            mark={<AgencyMark agency={agencyName} logo={logo} />}
            name={agencyName}
            sub={`Dossier n° ${String(project.id)}`}
          />
          <Title as="h1" size="lg" tabIndex={-1}>
            {projectTitle(project)}
          </Title>
          <ProjectStatusChip status={project.status} label={statusLabel} />
        </div>
        <p className={styles.amount}>
          <Text as="span" tone="muted">
            Montant à financer
          </Text>
          <Amount size="xl">{formatMoney(project.amountToFinance)}</Amount>
        </p>
      </div>
    </header>
  );
}
