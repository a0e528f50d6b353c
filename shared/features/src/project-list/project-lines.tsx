import type { FollowUpReason } from '@portal/domain/follow-up';
import { formatDate, formatMoney } from '@portal/domain/format';
import { isClosed, type Project, type ProjectOverview, projectTitle } from '@portal/domain/project';
import { Absent, missing } from '@portal/features/listing';
import { ProjectProgress, ProjectStatusChip } from '@portal/features/status';
import { Link } from '@portal/kit';
import { CellAmount, CellLine, CellLink, CellName, CellSub, type Column } from '@portal/ui/data-table';
import type { CompactRowProps } from '@portal/ui/row-list';
import { paths } from '../routes';
import { FollowUpNotes, readerOf, StepDaysText } from './project-words';

interface Reading {
  /** The list spans several agencies: their names and those of the agents differ from row to row. */
  readonly hasAgencies: boolean;
  readonly reasonsOf: (project: Project) => readonly FollowUpReason[];
}

export function projectLine(row: ProjectOverview, { hasAgencies, reasonsOf }: Reading): CompactRowProps {
  const { project, applicantName, statusLabel } = row;
  const reasons = reasonsOf(project);
  return {
    name: applicantName,
    link: (linkClass) => (
      <Link to={paths.projectFile(project.id)} className={linkClass}>
        {projectTitle(project)}
      </Link>
    ),
    figure: formatMoney(project.amountToFinance),
    status: (
      <ProjectStatusChip status={project.status} label={statusLabel} reader={readerOf(hasAgencies)} plain />
    ),
    // Why a file is in a list says how many days.
    end: reasons.length === 0 && <StepDaysText project={project} />,
    notes: <FollowUpNotes reasons={reasons} plain={hasAgencies} />,
  };
}

export function projectTable(
  { hasAgencies, reasonsOf }: Reading,
  isComplete: boolean,
): readonly Column<ProjectOverview>[] {
  const reader = readerOf(hasAgencies);
  return [
    {
      key: 'applicant',
      header: 'Demandeur et projet',
      width: 'auto',
      cell: (row) => (
        <>
          <CellName>{row.applicantName || missing(isComplete, 'Non renseigné')}</CellName>
          <CellSub title={projectTitle(row.project)}>
            {row.project.title !== '' && `n°\u00A0${String(row.project.id)}, `}
            <CellLink as={Link} to={paths.projectFile(row.project.id)}>
              {projectTitle(row.project)}
            </CellLink>
          </CellSub>
          <FollowUpNotes reasons={reasonsOf(row.project)} plain={hasAgencies} />
        </>
      ),
    },
    {
      key: 'amount',
      header: 'Montant',
      align: 'end',
      width: '8rem',
      cell: ({ project }) => <CellAmount>{formatMoney(project.amountToFinance)}</CellAmount>,
    },
    {
      key: 'status',
      header: 'Statut',
      width: '17rem',
      cell: ({ project: { status }, statusLabel }) => (
        <ProjectStatusChip status={status} label={statusLabel} reader={reader} wrap />
      ),
    },
    {
      key: 'step',
      header: 'Dans l’étape',
      width: '6.75rem',
      cell: ({ project, statusLabel }) => (
        <>
          {reasonsOf(project).length === 0 && <StepDaysText project={project} />}
          {isClosed(project.status) ? (
            <CellSub>dossier clos</CellSub>
          ) : (
            <ProjectProgress status={project.status} label={statusLabel} size="xs" reader={reader} />
          )}
        </>
      ),
    },
    ...(hasAgencies ? followers(isComplete) : []),
    {
      key: 'createdAt',
      header: 'Créé le',
      width: '6.25rem',
      cell: ({ project }) => formatDate(project.createdAt),
    },
  ];
}

/** Who looks after a file, and where: the same on every row of an agent's own list. */
const followers = (isComplete: boolean): readonly Column<ProjectOverview>[] => [
  {
    key: 'agent',
    header: 'Suivi par',
    width: '9rem',
    cell: ({ agentName, project }) => (
      <CellLine title={agentName}>
        {project.prescriberEmail === '' ? (
          <Absent>Sans agent</Absent>
        ) : (
          agentName || missing(isComplete, 'Non renseigné')
        )}
      </CellLine>
    ),
  },
  {
    key: 'agency',
    header: 'Agence',
    width: '7.25rem',
    cell: ({ agencyName }) => (
      <CellLine title={agencyName}>{agencyName || missing(isComplete, 'Non renseignée')}</CellLine>
    ),
  },
];
