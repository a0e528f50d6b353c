import { formatDate, formatMoney, rateText } from '@portal/domain/format';
import {
  announcedOffer,
  PROPOSITION_SORT_LABELS,
  type PropositionOverview,
  type PropositionSortName,
  propositionTitle,
} from '@portal/domain/proposition';
import type { ListSearch } from '@portal/features/listing';
import { PropositionStatusChip } from '@portal/features/status';
import { Link } from '@portal/kit';
import {
  CellAmount,
  CellGo,
  CellLine,
  CellLink,
  CellName,
  CellSub,
  type Column,
  DataTable,
  type RowSelection,
} from '@portal/ui/data-table';
import { ChevronRight, Icon } from '@portal/ui/icon';
import { Skeleton } from '@portal/ui/skeleton';
import { Text } from '@portal/ui/text';
import { paths } from '../routes';
import { ExpiryText } from './expiry-text';

interface PropositionTableProps {
  readonly rows: readonly PropositionOverview[];
  readonly sorts: readonly PropositionSortName[];
  readonly search: ListSearch<PropositionSortName>;
  readonly isComplete: boolean;
  readonly hasAgencies: boolean;
  readonly ticks: RowSelection<PropositionOverview> | undefined;
}

/** Dates sort descending first, names ascending. */
const FIRST_DESCENDING: readonly PropositionSortName[] = ['createdAt', 'validUntil'];

/** Proposals as a table whose rows are links, with the figures that their texts announce. */
export function PropositionTable({
  rows,
  sorts,
  search,
  isComplete,
  hasAgencies,
  ticks,
}: PropositionTableProps) {
  const { sort, setSort } = search;
  return (
    <DataTable
      caption={`Propositions, ${sort.by === 'urgency' ? '' : 'triées par '}${PROPOSITION_SORT_LABELS[sort.by].toLocaleLowerCase('fr')}`}
      columns={columnsFor(sorts, isComplete, hasAgencies)}
      rows={rows}
      rowKey={({ proposition }) => proposition.id}
      rowLink
      selection={ticks}
      sorting={{ key: sort.by, direction: sort.descending ? 'descending' : 'ascending' }}
      onSort={(key) => {
        const by = sorts.find((name) => name === key);
        if (by === undefined) return;
        setSort({ by, descending: by === sort.by ? !sort.descending : FIRST_DESCENDING.includes(by) });
      }}
    />
  );
}

function columnsFor(
  sorts: readonly PropositionSortName[],
  isComplete: boolean,
  hasAgencies: boolean,
): readonly Column<PropositionOverview>[] {
  const coming = isComplete ? absent('Non renseigné') : <Skeleton width="7rem" />;
  const columns: readonly Column<PropositionOverview>[] = [
    {
      key: 'createdAt',
      header: 'Proposition',
      width: '10.5rem',
      cell: ({ proposition }) => (
        <>
          <CellLink as={Link} to={paths.proposition(proposition.id)}>
            {propositionTitle(proposition)}
          </CellLink>
          <CellSub>Créée le {formatDate(proposition.createdAt)}</CellSub>
        </>
      ),
    },
    {
      key: 'applicant',
      header: 'Demandeur et projet',
      width: 'auto',
      cell: ({ applicantName, projectTitle, proposition }) => (
        <>
          <CellName title={applicantName}>{applicantName || coming}</CellName>
          <CellSub title={projectTitle}>
            {projectTitle || (proposition.projectId === null ? 'Sans projet' : coming)}
          </CellSub>
        </>
      ),
    },
    {
      key: 'lender',
      header: 'Prêteur',
      width: '7rem',
      cell: ({ proposition }) => {
        const { lender } = announcedOffer(proposition.description);
        return lender !== undefined && <CellLine title={lender}>{lender}</CellLine>;
      },
    },
    {
      key: 'payment',
      header: 'Par mois',
      align: 'end',
      width: '6.75rem',
      cell: ({ proposition }) => (
        <CellAmount>{formatMoney(announcedOffer(proposition.description).monthlyPayment)}</CellAmount>
      ),
    },
    {
      key: 'taeg',
      header: 'TAEG',
      align: 'end',
      width: '5rem',
      cell: ({ proposition }) => {
        const { taeg } = announcedOffer(proposition.description);
        return taeg !== undefined && rateText(taeg);
      },
    },
    {
      key: 'validUntil',
      header: 'Expire le',
      width: '10.25rem',
      cell: ({ proposition }) => (
        <>
          {formatDate(proposition.validUntil) || absent('Sans limite')}
          <CellSub>
            <ExpiryText proposition={proposition} />
          </CellSub>
        </>
      ),
    },
    {
      key: 'status',
      header: 'Statut',
      width: '12.25rem',
      cell: ({ proposition, statusLabel }) => (
        <PropositionStatusChip proposition={proposition} label={statusLabel} wrap />
      ),
    },
    {
      key: 'agent',
      header: 'Suivie par',
      width: '10.5rem',
      cell: ({ agentName, agentAccount, agencyName }) => (
        <>
          <CellLine title={agentName}>
            {agentName || (agentAccount === 'none' ? absent('Sans agent') : coming)}
          </CellLine>
          {hasAgencies && agencyName !== '' && <CellSub title={agencyName}>{agencyName}</CellSub>}
        </>
      ),
    },
    {
      key: 'open',
      header: 'Ouvrir',
      headerHidden: true,
      width: '2.5rem',
      cell: () => (
        <CellGo>
          <Icon glyph={ChevronRight} />
        </CellGo>
      ),
    },
  ];
  return columns.map((column) => ({ ...column, sortable: sorts.some((sort) => sort === column.key) }));
}

const absent = (words: string) => (
  <Text as="span" tone="muted">
    {words}
  </Text>
);
