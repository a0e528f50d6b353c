import { formatDate } from '@portal/domain/format';
import { type PropositionOverview, propositionTitle } from '@portal/domain/proposition';
import { ListCard } from '@portal/features/listing';
import { PropositionStatusChip } from '@portal/features/status';
import { Link, useSession } from '@portal/kit';
import { ButtonLink } from '@portal/ui/button';
import { type Fact, Facts } from '@portal/ui/facts';
import { Cluster } from '@portal/ui/layout';
import { Skeleton } from '@portal/ui/skeleton';
import { Title } from '@portal/ui/title';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { BreakableName } from '../people';
import { AcceptedInstead, CompareLink, OfferSummary, PropositionDue } from '../records';
import { paths } from '../routes';
import styles from './proposition-list.module.css';

interface PropositionCardProps {
  readonly overview: Pick<PropositionOverview, 'proposition' | 'statusLabel'> & Partial<PropositionOverview>;
  readonly isComplete: boolean;
  /** Number of comparable proposals of its project; 0 where the page itself links to the comparison. */
  readonly comparable?: number | undefined;
}

/**
 * A proposal in a list: number, status, dates and a link. Data missing from the overview (the project and its people,
 * on the project's own page) gets no line.
 */
export function PropositionCard({ overview, isComplete, comparable = 0 }: PropositionCardProps) {
  const { proposition, statusLabel } = overview;
  // Who asks for financing knows who that is.
  const isStaff = useSession().role !== 'APPLICANT';
  const title = propositionTitle(proposition);
  const coming = isComplete ? undefined : <Skeleton width="8rem" />;
  const named = (term: string, name: string | undefined, absent?: string): readonly Fact[] =>
    name === undefined ? [] : [{ term, value: name === '' ? coming : <BreakableName name={name} />, absent }];
  // A name that failed to load does not mean there is no agency. Applicants have one agency, and no list of names: what
  // another page happened to fetch changes nothing here.
  const hasAgencyLine =
    isStaff && (!isComplete || overview.agencyName !== '' || proposition.agencyId === null);
  const hasApplicantLine = isStaff && (!isComplete || overview.applicantName !== '');
  const hasAgentLine =
    isStaff && (!isComplete || overview.agentName !== '' || overview.agentAccount === 'none');
  return (
    <ListCard
      status={
        <Cluster gap={2} justify="between" className={styles.top}>
          <PropositionStatusChip proposition={proposition} label={statusLabel} />
          <PropositionDue proposition={proposition} short />
        </Cluster>
      }
      head={
        <>
          <Title as="h2" size="xs" className={styles.title}>
            {title}
          </Title>
          <OfferSummary proposition={proposition} />
        </>
      }
      facts={
        <>
          <Facts
            dense
            items={[
              ...named('Projet', overview.projectTitle, 'Sans projet').map((fact): Fact => ({
                ...fact,
                lines: 2,
              })),
              ...(hasApplicantLine ? named('Demandeur', overview.applicantName) : []),
              ...(hasAgencyLine ? named('Agence', overview.agencyName, 'Non renseignée') : []),
              ...(hasAgentLine ? named('Via', overview.agentName, 'Sans agent') : []),
              { term: 'Créée le', value: formatDate(proposition.createdAt) },
              { term: 'Valable jusqu’au', value: formatDate(proposition.validUntil), absent: 'Sans limite' },
            ]}
          />
          <AcceptedInstead proposition={proposition} />
        </>
      }
      actions={
        <>
          <ButtonLink as={Link} to={paths.proposition(proposition.id)} caps wide>
            ACCEDEZ A LA PROPOSITION
            <VisuallyHidden>, {title}</VisuallyHidden>
          </ButtonLink>
          {proposition.projectId !== null && (
            <CompareLink
              projectId={proposition.projectId}
              count={comparable}
              projectTitle={overview.projectTitle}
              wide
            />
          )}
        </>
      }
    />
  );
}
