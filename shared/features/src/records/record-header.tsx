import type { Agency } from '@portal/domain/agency';
import { AgencyMark } from '@portal/ui/agency-mark';
import { Button, ButtonRow } from '@portal/ui/button';
import { Printer } from '@portal/ui/icon';
import { Person } from '@portal/ui/person';
import { Title } from '@portal/ui/title';
import type { ReactNode } from 'react';
import styles from './record-header.module.css';
import { useAgencyLogo } from './use-agency';

interface RecordHeaderProps {
  readonly back: ReactNode;
  /** Beside « Imprimer »; not printed. */
  readonly actions?: ReactNode;
  /** '' while unknown. */
  readonly agencyName: string;
  /** Provides the logo; undefined shows the initials. */
  readonly agency: Agency | undefined;
  /** Under the agency: « Dossier n° 1042 ». */
  readonly sub?: string | undefined;
  readonly title: ReactNode;
  /** The status chip and other prominent details. */
  readonly status?: ReactNode;
  /** At the right on wide screens: the amount. */
  readonly aside?: ReactNode;
}

/** Header of a project or proposal: agency, title, status. */
export function RecordHeader({
  back,
  actions,
  agencyName,
  agency,
  sub,
  title,
  status,
  aside,
}: RecordHeaderProps) {
  const logo = useAgencyLogo(agency);
  return (
    <header className={styles.head}>
      <div className={styles.top}>
        {back}
        <ButtonRow className={styles.actions}>
          <Button icon={Printer} collapse onClick={() => window.print()}>
            Imprimer
          </Button>
          {actions}
        </ButtonRow>
      </div>
      <div className={styles.row}>
        <div className={styles.title}>
          <Person mark={<AgencyMark agency={agencyName} logo={logo} />} name={agencyName} sub={sub} />
          <Title as="h1" size="lg" tabIndex={-1}>
            {title}
          </Title>
          {status !== undefined && <div className={styles.status}>{status}</div>}
        </div>
        {aside}
      </div>
    </header>
  );
}
