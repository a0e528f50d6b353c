import { Button } from '@portal/ui/button';
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
  type RowSelection,
} from '@portal/ui/data-table';
import { Field } from '@portal/ui/field';
import { FilterBar, FilterChip, FilterChips, RemovableChip } from '@portal/ui/filter-bar';
import { ChevronRight, Copy, Icon, Pencil, Trash2 } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Select } from '@portal/ui/input';
import { Pagination } from '@portal/ui/pagination';
import { CompactRow, CompactRows } from '@portal/ui/row-list';
import { SelectionBar } from '@portal/ui/selection-bar';
import { StatusChip, type StatusFamily } from '@portal/ui/status-chip';
import { Tick } from '@portal/ui/tick';
import { type Specimens, specimens, states } from '../section';

const nothing = () => undefined;
const linkTo = (page: number) => ({ href: `#pagination?page=${page}` });

const views = (
  <>
    <FilterChip pressed count={168} onPress={nothing}>
      Tous
    </FilterChip>
    <FilterChip pressed={false} count={102} onPress={nothing}>
      En cours
    </FilterChip>
  </>
);

const bar = (
  <FilterBar actions={<Button variant="quiet">Effacer</Button>}>
    {['Statut', 'Agence', 'Type de projet', 'Usage'].map((label) => (
      <Field key={label} label={label} size="sm">
        {(ties) => (
          <Select {...ties}>
            <option>Tous les choix possibles</option>
          </Select>
        )}
      </Field>
    ))}
  </FilterBar>
);

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
    amount: '215 000,00 €',
  },
  {
    id: 1040,
    title: 'Acquisition et rénovation énergétique d’un immeuble de rapport',
    who: 'Marie-Antoinette de La Rochefoucauld',
    family: 'lender',
    status: 'Offre de crédit acceptée',
    amount: '1 215 000,00 €',
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
          n° {id}, {who}
        </CellSub>
      </>
    ),
  },
  {
    key: 'status',
    header: 'Statut',
    width: '28%',
    sortable: true,
    cell: ({ family, status }) => <StatusChip family={family} wrap children={status} />,
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

/** Columns of a table whose rows are links. */
const LINKED: readonly Column<Row>[] = [
  {
    key: 'who',
    header: 'Demandeur et projet',
    width: '50%',
    cell: ({ id, title, who }) => (
      <>
        <CellName>{who}</CellName>
        <CellSub>
          n° {id}, <CellLink href={`#row-link?${id}`}>{title}</CellLink>
        </CellSub>
      </>
    ),
  },
  { key: 'status', header: 'Statut', width: '40%', cell: ({ status }) => <CellLine>{status}</CellLine> },
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

const SELECTION: RowSelection<Row> = {
  label: 'Sélectionner les dossiers affichés',
  labelOf: ({ title }) => `Sélectionner ${title}`,
  isSelected: ({ id }) => id === 1042,
  onSelect: nothing,
};

const compactRow = ({ id, title, who, amount, status }: Row) => (
  <CompactRow
    key={id}
    name={who}
    link={(linkClass) => (
      <a href={`#rows?${id}`} className={linkClass}>
        {title}
      </a>
    )}
    figure={amount}
    status={
      <StatusChip family="wait" plain>
        {status}
      </StatusChip>
    }
    end="12 jours"
  />
);

const PROJECTS = { columns: COLUMNS, rows: ROWS, rowKey: ({ id }: Row) => id };

export const lists: Specimens = {
  'FilterChips, FilterChip, RemovableChip': [
    ...states(
      FilterChips,
      {
        Vues: { label: 'Vues', children: views },
        'Filtres actifs': {
          label: 'Filtres actifs',
          children: <RemovableChip onRemove={nothing}>Statut : nouveau projet</RemovableChip>,
        },
        'Sur une ligne qui défile (scroll)': [
          { label: 'Vues, à l’étroit', scroll: true, children: views },
          'canvas narrow',
        ],
      },
      'canvas',
    ),
    ...states(FilterChip, {
      Focus: [{ pressed: false, onPress: nothing, children: 'En cours' }, 'canvas'],
      'Nombre à venir (count)': [
        { pressed: false, count: 'coming', onPress: nothing, children: 'En cours' },
        'canvas',
      ],
    }),
  ],
  FilterBar: specimens({ Large: [bar, 'wide'], 'À l’étroit': bar }),
  'DataTable, CellLink, CellSub, CellAmount, CellName, CellLine, CellGo, RowActions': states(
    DataTable<Row>,
    {
      'Trié, avec actions': {
        ...PROJECTS,
        caption: 'Projets, du plus récent au plus ancien',
        sorting: { key: 'title', direction: 'descending' },
        onSort: nothing,
      },
      'Sans tri': { ...PROJECTS, caption: 'Projets' },
      'Avec un total (total)': { ...PROJECTS, caption: 'Projets et leur total', total: PROJECTS.rows[0] },
      Vide: { ...PROJECTS, caption: 'Projets, aucun', rows: [] },
      'Lignes en liens, sélection (rowLink, selection)': {
        ...PROJECTS,
        columns: LINKED,
        caption: 'Dossiers, à ouvrir',
        rowLink: true,
        selection: SELECTION,
      },
      'À l’étroit, il défile': { ...PROJECTS, caption: 'Projets, à l’étroit' },
    },
    'wide',
  ),
  'CompactRows, CompactRow': specimens({
    'À l’étroit': <CompactRows label="Dossiers">{ROWS.map(compactRow)}</CompactRows>,
    'Noms à venir (isNameComing)': (
      <CompactRows label="Dossiers sans nom">
        <CompactRow name="" isNameComing link={() => 'Dossier n° 1042'} status="Nouveau" />
      </CompactRows>
    ),
  }),
  Tick: states(Tick, {
    Vide: { label: 'Sélectionner un dossier', checked: false, onChange: nothing },
    Cochée: { label: 'Sélectionner un autre dossier', checked: true, onChange: nothing },
    'En partie (mixed)': { label: 'Sélectionner tout', checked: false, mixed: true, onChange: nothing },
  }),
  SelectionBar: specimens({
    'Trois dossiers': [
      <SelectionBar
        key="bar"
        title="3 dossiers"
        selected="sélectionnés"
        note="619 000,00 € à financer"
        onClear={nothing}
      >
        <Button variant="link-on-brand" icon={Copy} collapse>
          Copier les adresses e-mail
        </Button>
      </SelectionBar>,
      'wide',
    ],
  }),
  Pagination: states(
    Pagination,
    {
      'Première page': { page: 1, pageSize: 10, total: 465, linkTo },
      'Au milieu': { page: 23, pageSize: 10, total: 465, linkTo },
      'Dernière page': { page: 3, pageSize: 10, total: 24, linkTo },
      'À l’étroit': { page: 2, pageSize: 10, total: 30, linkTo },
    },
    'wide',
  ),
};
