import { formatDate, formatMoney, rateText } from '@portal/domain/format';
import {
  announcedOffer,
  PROPOSITION_SORT_LABELS,
  type PropositionOverview,
  type PropositionSortName,
  propositionTitle,
} from '@portal/domain/proposition';
import { Absent, type ListSearch, ListTable, missing } from '@portal/features/listing';
import { PropositionStatusChip } from '@portal/features/status';
import { Link } from '@portal/kit';
import {
  CellAmount,
  CellLine,
  CellLink,
  CellName,
  CellSub,
  type Column,
  type RowSelection,
} from '@portal/ui/data-table';
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

export function PropositionTable({
  rows,
  sorts,
  search,
  isComplete,
  hasAgencies,
  ticks,
}: PropositionTableProps) {
  const { by } = search.sort;
  return (
    <ListTable
      caption={`Propositions, ${by === 'urgency' ? '' : 'triées par '}${PROPOSITION_SORT_LABELS[by].toLocaleLowerCase('fr')}`}
      columns={columnsFor(isComplete, hasAgencies)}
      rowKey={({ proposition }) => proposition.id}
      {...{ rows, sorts, search, ticks }}
    />
  );
}

function columnsFor(isComplete: boolean, hasAgencies: boolean): readonly Column<PropositionOverview>[] {
  const coming = missing(isComplete, 'Non renseigné');
  return [
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
          {formatDate(proposition.validUntil) || <Absent>Sans limite</Absent>}
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
            {agentName || (agentAccount === 'none' ? <Absent>Sans agent</Absent> : coming)}
          </CellLine>
          {hasAgencies && agencyName !== '' && <CellSub title={agencyName}>{agencyName}</CellSub>}
        </>
      ),
    },
  ];
}
