import type { Agency } from '@portal/domain/agency';
import { AgencyMark } from '@portal/ui/agency-mark';
import { useSession } from '@portal/kit';
import { Button, ButtonRow } from '@portal/ui/button';
import { Printer } from '@portal/ui/icon';
import { Page, PageHeader } from '@portal/ui/page';
import { Person } from '@portal/ui/person';
import { Title } from '@portal/ui/title';
import type { ReactNode } from 'react';
import { of } from 'rxjs';
import {
  type LiveResource,
  Loaded,
  Missing,
  orElse,
  type RecordKind,
  useApi,
  useResource,
} from '../resource';
import { BackTo } from '../routes';
import styles from './records.module.css';

interface RecordPageProps<T> {
  readonly back: { readonly to: string; readonly label: string };
  /** Page title until the record is loaded. */
  readonly title: string;
  /** For the sentence that says that it is not there. */
  readonly record: RecordKind;
  readonly isMissing: boolean;
  readonly resource: LiveResource<T>;
  readonly skeleton: ReactNode;
  readonly children: (record: T, back: ReactNode) => ReactNode;
}

/** Page of a project or proposal, with a link back. */
export function RecordPage<T>({
  back: { to, label },
  title,
  record: kind,
  isMissing,
  resource,
  skeleton,
  children,
}: RecordPageProps<T>) {
  const isStaff = useSession().role !== 'APPLICANT';
  const back = <BackTo to={to}>{label}</BackTo>;
  const hasNoTitle = isMissing || resource.status === 'failed';
  return (
    <Page width={isStaff ? 'desk' : 'page'}>
      {hasNoTitle ? <PageHeader back={back} title={title} /> : resource.status === 'loading' && back}
      {isMissing ? (
        <Missing record={kind} />
      ) : (
        <Loaded resource={resource} record={kind} skeleton={skeleton}>
          {(record) => children(record, back)}
        </Loaded>
      )}
    </Page>
  );
}

interface RecordHeaderProps {
  readonly back: ReactNode;
  /** Beside « Imprimer »; not printed. */
  readonly actions?: ReactNode;
  /** '' while unknown. */
  readonly agencyName: string;
  readonly agencyId: number | null;
  /** Provides the logo; undefined shows the initials. */
  readonly agency: Agency | undefined;
  /** Under the agency: « Dossier n° 1042 ». */
  readonly sub?: ReactNode;
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
  agencyId,
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
          <Person
            mark={<AgencyMark agency={agencyName} logo={logo} />}
            name={agencyLine(agencyName, agencyId)}
            sub={sub}
          />
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

/**
 * The name of an agency where it comes after what stands below: an empty line until then, so that nothing moves; ''
 * without an agency.
 */
export const agencyLine = (name: string, id: number | null): string =>
  name === '' && id !== null ? '\u00A0' : name;

/** An agency by id; undefined while loading or without an id, null when it cannot be had. */
export function useAgency(id: number | null | undefined): Agency | null | undefined {
  const { agencies } = useApi();
  const agency = useResource(
    () => (id === null || id === undefined ? of(undefined) : agencies.byId(id).pipe(orElse(null))),
    [agencies, id],
  );
  return agency.value;
}

/** Image source of an agency's logo; undefined while loading, on failure, or without a logo. */
export function useAgencyLogo(agency: Agency | null | undefined): string | undefined {
  const { agencies } = useApi();
  const logo = useResource(
    () =>
      agency === undefined || agency === null ? of(undefined) : agencies.logo(agency).pipe(orElse(undefined)),
    [agencies, agency],
  );
  return logo.value;
}
