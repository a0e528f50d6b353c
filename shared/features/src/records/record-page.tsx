import type { Agency } from '@portal/domain/agency';
import { useSession } from '@portal/kit';
import { AgencyMark } from '@portal/ui/niche';
import { Button, ButtonRow } from '@portal/ui/button';
import { Printer } from '@portal/ui/icon';
import { Cluster, Stack } from '@portal/ui/layout';
import { Page, PageHeader } from '@portal/ui/page';
import { Person } from '@portal/ui/person';
import { Title } from '@portal/ui/title';
import type { ReactNode } from 'react';
import { map, of } from 'rxjs';
import { type LiveResource, Loaded, orElse, type RecordKind, useApi, useResource } from '../resource';
import { BackTo } from '../routes';
import styles from './records.module.css';

interface RecordPageProps<T> {
  readonly back: { readonly to: string; readonly label: string };
  readonly title: string;
  readonly record: RecordKind;
  readonly resource: LiveResource<T>;
  readonly skeleton: ReactNode;
  readonly children: (record: T, back: ReactNode) => ReactNode;
}

/** Page of a project or proposal, with a link back. */
export function RecordPage<T>({
  back: { to, label },
  title,
  record: kind,
  resource,
  skeleton,
  children,
}: RecordPageProps<T>) {
  const isStaff = useSession().role !== 'APPLICANT';
  const back = <BackTo to={to}>{label}</BackTo>;
  return (
    <Page width={isStaff ? 'desk' : 'page'}>
      {resource.status === 'failed' && <PageHeader back={back} title={title} />}
      {resource.status === 'loading' && back}
      <Loaded resource={resource} record={kind} skeleton={skeleton}>
        {(record) => children(record, back)}
      </Loaded>
    </Page>
  );
}

interface RecordHeaderProps {
  readonly back: ReactNode;
  /** Beside « Imprimer »; not printed. */
  readonly actions?: ReactNode;
  /** Undefined where the agency is told elsewhere on the page. */
  readonly agencyName: string | undefined;
  readonly agencyId: number | null;
  /** Provides the logo; undefined while it is not known, null where there is none. */
  readonly agency: Agency | null | undefined;
  readonly sub?: ReactNode;
  readonly title: ReactNode;
  readonly status?: ReactNode;
  /** For staff: whom to call, on the line of the title. */
  readonly contact?: ReactNode;
  readonly aside?: ReactNode;
  /** Whose turn it is. */
  readonly children?: ReactNode;
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
  contact,
  aside,
  children,
}: RecordHeaderProps) {
  const logo = useAgencyLogo(agencyName === undefined ? null : agency);
  return (
    <Stack as="header">
      <Cluster gap={2} across={4} justify="between">
        {back}
        <ButtonRow data-screen-only>
          <Button icon={Printer} collapse onClick={() => window.print()}>
            Imprimer
          </Button>
          {actions}
        </ButtonRow>
      </Cluster>
      <Cluster gap={5} across={8} justify="between" align="end">
        <Stack gap={3} align="start" className={styles.title}>
          {agencyName !== undefined && (
            <Person
              mark={<AgencyMark agency={agencyName} logo={logo} />}
              name={agencyLine(agencyName, agencyId)}
              sub={sub}
            />
          )}
          <Title as="h1" size="lg" tabIndex={-1}>
            {title}
          </Title>
          <Cluster gap={2} across={3}>
            {status}
            {agencyName === undefined && sub}
          </Cluster>
        </Stack>
        {(contact || aside) && (
          <Stack gap={2}>
            {contact}
            {aside}
          </Stack>
        )}
      </Cluster>
      {children}
    </Stack>
  );
}

/**
 * The name of an agency where it comes after what stands below: an empty line until then, so that nothing moves; ''
 * without an agency.
 */
const agencyLine = (name: string, id: number | null): string =>
  name === '' && id !== null ? '\u00A0' : name;

/** An agency by id; undefined while it or its id is loading, null when there is none or it cannot be had. */
export function useAgency(id: number | null | undefined): Agency | null | undefined {
  const { agencies } = useApi();
  const agency = useResource(
    () => (id === null || id === undefined ? of(id) : agencies.byId(id).pipe(orElse(null))),
    [agencies, id],
  );
  return agency.value;
}

/** Image source of an agency's logo; undefined while loading, null on failure or without a logo. */
export function useAgencyLogo(agency: Agency | null | undefined): string | null | undefined {
  const { agencies } = useApi();
  const logo = useResource(
    () =>
      agency
        ? agencies.logo(agency).pipe(
            orElse(undefined),
            map((source) => source ?? null),
          )
        : of(agency),
    [agencies, agency],
  );
  return logo.value;
}
