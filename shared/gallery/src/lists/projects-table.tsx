import { CellAmount, CellLink, CellSub, DataTable, RowActions, type Column } from '@portal/ui/data-table';
import { Pencil, Trash2 } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { StatusChip, type StatusFamily } from '@portal/ui/status-chip';

interface Row {
  id: number;
  title: string;
  who: string;
  family: StatusFamily;
  status: string;
  amount: string;
}

const ROWS: readonly Row[] = [
  {
    id: 1042,
    title: 'Maison à Chevreuse',
    who: 'Nguyễn Thị Ánh',
    family: 'you',
    status: 'Attente signature mandat',
    amount: '215 000,00 €',
  },
  {
    id: 1041,
    title: 'Parts de SCPI',
    who: 'Hugo Delcourt',
    family: 'new',
    status: 'Nouveau projet',
    amount: '48 500,00 €',
  },
  {
    id: 1040,
    title: 'Acquisition et rénovation énergétique d’un immeuble de rapport',
    who: 'Marie-Antoinette de La Rochefoucauld',
    family: 'lender',
    status: 'Offre de crédit acceptée',
    amount: '1 215 000,00 €',
  },
];

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'title',
    header: 'Projet',
    width: '36%',
    sortable: true,
    cell: ({ id, title, who }) => (
      <>
        <CellLink href={`#data-table?${id}`}>{title}</CellLink>
        <CellSub>
          n° {id}, {who}
        </CellSub>
      </>
    ),
  },
  {
    key: 'status',
    header: 'Statut',
    width: '28%',
    sortable: true,
    cell: ({ family, status }) => (
      <StatusChip family={family} wrap>
        {status}
      </StatusChip>
    ),
  },
  {
    key: 'amount',
    header: 'Montant',
    align: 'end',
    width: '20%',
    sortable: true,
    cell: ({ amount }) => <CellAmount>{amount}</CellAmount>,
  },
  {
    key: 'actions',
    header: 'Actions',
    headerHidden: true,
    width: '16%',
    cell: ({ title }) => (
      <RowActions>
        <IconButton label={`Modifier ${title}`} glyph={Pencil} />
        <IconButton label={`Supprimer ${title}`} glyph={Trash2} tone="danger" />
      </RowActions>
    ),
  },
];

/** A table as the agency sees it. */
export function ProjectsTable({
  caption,
  sorted,
  empty,
}: {
  caption: string;
  sorted?: boolean | undefined;
  empty?: boolean | undefined;
}) {
  return (
    <DataTable
      caption={caption}
      columns={COLUMNS}
      rows={empty ? [] : ROWS}
      rowKey={({ id }) => id}
      sorting={sorted ? { key: 'title', direction: 'descending' } : undefined}
      onSort={sorted ? () => undefined : undefined}
    />
  );
}
