import { ChevronRight, Icon, Pencil } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import { StatusChip } from '../status-chip/status-chip';
import {
  CellAmount,
  CellGo,
  CellLine,
  CellLink,
  CellName,
  CellSub,
  type Column,
  DataTable,
  RowActions,
} from './data-table';

const ROWS = [
  { id: 1042, title: 'Maison à Chevreuse', who: 'Nguyễn Thị Ánh', amount: '215 000,00 €' },
  {
    id: 1040,
    title: 'Acquisition et rénovation énergétique d’un immeuble de rapport',
    who: 'Marie-Antoinette de La Rochefoucauld',
    amount: '1 215 000,00 €',
  },
];
type Row = (typeof ROWS)[number];

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
          n° {id}, {who}
        </CellSub>
      </>
    ),
  },
  {
    key: 'status',
    header: 'Statut',
    width: '28%',
    cell: () => <StatusChip family="lender" wrap children="Offre de crédit acceptée" />,
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
      </RowActions>
    ),
  },
];

const LINKED: readonly Column<Row>[] = [
  {
    key: 'who',
    header: 'Demandeur et projet',
    width: '60%',
    cell: ({ id, title, who }) => (
      <>
        <CellName>{who}</CellName>
        <CellSub>
          <CellLink href={`#row-link?${id}`}>{title}</CellLink>
        </CellSub>
      </>
    ),
  },
  { key: 'status', header: 'Statut', width: '30%', cell: () => <CellLine>Nouveau projet</CellLine> },
  {
    key: 'open',
    header: 'Ouvrir',
    headerHidden: true,
    width: '10%',
    cell: () => (
      <CellGo>
        <Icon glyph={ChevronRight} />
      </CellGo>
    ),
  },
];

const OF_ROWS = { columns: COLUMNS, rows: ROWS, rowKey: ({ id }: Row) => id };

export const purpose =
  'Des lignes à comparer. Avec rowLink, toute la ligne ouvre son unique lien. À l’étroit, montrez des lignes compactes ou des cartes.';
export const setting = 'wide';
export default {
  'Trié, avec actions': (
    <DataTable
      {...OF_ROWS}
      caption="Projets, du plus récent au plus ancien"
      sorting={{ key: 'title', direction: 'descending' }}
      onSort={() => undefined}
    />
  ),
  'Avec un total (total)': <DataTable {...OF_ROWS} caption="Projets et leur total" total={ROWS[0]} />,
  Vide: <DataTable {...OF_ROWS} caption="Projets, aucun" rows={[]} />,
  'Lignes en liens, sélection (rowLink, selection)': (
    <DataTable
      {...OF_ROWS}
      columns={LINKED}
      caption="Dossiers, à ouvrir"
      rowLink
      selection={{
        label: 'Sélectionner les dossiers affichés',
        labelOf: ({ title }) => `Sélectionner ${title}`,
        isSelected: ({ id }) => id === 1042,
        onSelect: () => undefined,
      }}
    />
  ),
  'À l’étroit, il défile': <DataTable {...OF_ROWS} caption="Projets, à l’étroit" />,
};
