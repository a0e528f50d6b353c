import type { FollowUpReason } from '@portal/domain/follow-up';
import { formatDate, formatMoney, formatNumber } from '@portal/domain/format';
import {
  type Project,
  PROJECT_SORT_LABELS,
  type ProjectOverview,
  type ProjectSortName,
  projectTitle,
} from '@portal/domain/project';
import type { ListSearch } from '@portal/features/listing';
import { ProjectProgress, ProjectStatusChip } from '@portal/features/status';
import { Link } from '@portal/kit';
import { Card } from '@portal/ui/card';
import { CellAmount, CellLink, CellSub, type Column, DataTable } from '@portal/ui/data-table';
import { ChevronRight } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Skeleton } from '@portal/ui/skeleton';
import { Text } from '@portal/ui/text';
import { paths } from '../routes';
import { contactWords, FollowUpNotes, kindWords, noContactWords } from './project-cards';
import styles from './project-list.module.css';

interface ProjectTableProps {
  readonly rows: readonly ProjectOverview[];
  readonly sorts: readonly ProjectSortName[];
  readonly search: ListSearch<ProjectSortName>;
  readonly isComplete: boolean;
  readonly reasonsOf?: ((project: Project) => readonly FollowUpReason[]) | undefined;
}

/** Dates and amounts sort descending first, names ascending. */
const FIRST_DESCENDING: readonly ProjectSortName[] = ['createdAt', 'amount'];

export function ProjectTable({ rows, sorts, search, isComplete, reasonsOf = noReason }: ProjectTableProps) {
  const { sort, setSort } = search;
  return (
    <Card>
      <DataTable
        caption={`Projets, triés par ${PROJECT_SORT_LABELS[sort.by].toLocaleLowerCase('fr')}`}
        columns={columnsFor(sorts, isComplete, reasonsOf)}
        rows={rows}
        rowKey={({ project }) => project.id}
        sorting={{ key: sort.by, direction: sort.descending ? 'descending' : 'ascending' }}
        onSort={(key) => {
          const by = sorts.find((name) => name === key);
          if (by === undefined) return;
          setSort({ by, descending: by === sort.by ? !sort.descending : FIRST_DESCENDING.includes(by) });
        }}
      />
    </Card>
  );
}

function columnsFor(
  sorts: readonly ProjectSortName[],
  isComplete: boolean,
  reasonsOf: (project: Project) => readonly FollowUpReason[],
): readonly Column<ProjectOverview>[] {
  const name = (value: string) => value || (isComplete ? absent('Non renseigné') : <Skeleton width="7rem" />);
  const columns: readonly Column<ProjectOverview>[] = [
    {
      key: 'title',
      header: 'Projet',
      width: '20%',
      cell: (row) => (
        <>
          <CellLink as={Link} to={paths.projectFile(row.project.id)}>
            {projectTitle(row.project)}
          </CellLink>
          <CellSub>{kindWords(row).slice(2)}</CellSub>
          <FollowUpNotes reasons={reasonsOf(row.project)} />
        </>
      ),
    },
    {
      key: 'applicant',
      header: 'Demandeur',
      width: '14%',
      cell: ({ applicantName }) => name(applicantName),
    },
    {
      key: 'amount',
      header: 'Montant',
      align: 'end',
      width: '11%',
      cell: ({ project }) => <CellAmount>{formatMoney(project.amountToFinance)}</CellAmount>,
    },
    {
      key: 'status',
      header: 'Statut',
      width: '19%',
      cell: ({ project: { status }, statusLabel }) => (
        <>
          <ProjectStatusChip status={status} label={statusLabel} wrap />
          <ProjectProgress status={status} label={statusLabel} size="sm" />
        </>
      ),
    },
    {
      key: 'agent',
      header: 'Suivi par',
      width: '15%',
      cell: ({ managerName, agentName, project }) => (
        <div className={styles.follower}>
          {name(managerName)}
          <CellSub>{project.prescriberEmail === '' ? 'Sans agent' : <>Via {name(agentName)}</>}</CellSub>
        </div>
      ),
    },
    {
      key: 'contacts',
      header: 'Contacts',
      width: '8%',
      cell: ({ project }) =>
        contactWords(project) === '' ? (
          absent(noContactWords(project))
        ) : (
          <>
            {project.timesContacted !== undefined && formatNumber(project.timesContacted)}
            <CellSub>{formatDate(project.lastContactedAt)}</CellSub>
          </>
        ),
    },
    {
      key: 'createdAt',
      header: 'Créé le',
      width: '9%',
      cell: ({ project }) => (
        <>
          {formatDate(project.createdAt)}
          <CellSub>
            n°{'\u00A0'}
            {project.id}
          </CellSub>
        </>
      ),
    },
    {
      key: 'open',
      header: 'Ouvrir',
      headerHidden: true,
      width: '4%',
      cell: ({ project }) => (
        <IconButton
          as={Link}
          to={paths.projectFile(project.id)}
          label={`ACCEDEZ AU DOSSIER, ${projectTitle(project)}`}
          glyph={ChevronRight}
        />
      ),
    },
  ];
  return columns.map((column) => ({ ...column, sortable: sorts.some((sort) => sort === column.key) }));
}

const noReason = (): readonly FollowUpReason[] => [];

const absent = (words: string) => (
  <Text as="span" tone="muted">
    {words}
  </Text>
);
