import {
  CellAmount,
  CellGo,
  CellLine,
  CellLink,
  CellName,
  CellSub,
  type Column,
  DataTable,
} from '@portal/ui/data-table';
import { Facts } from '@portal/ui/facts';
import { ChevronRight, Icon } from '@portal/ui/icon';
import { Path } from '@portal/ui/path';
import { CompactRow, CompactRows } from '@portal/ui/row-list';
import { StatusChip } from '@portal/ui/status-chip';
import { nothing, type Specimens } from '../specimen';

const ROWS = [
  { id: 1042, title: 'Maison à Chevreuse', who: 'Nguyễn Thị Ánh', amount: '215 000,00 €' },
  { id: 1040, title: 'Acquisition d’un immeuble', who: 'Hugo Delcourt', amount: '1 215 000,00 €' },
];
type Row = (typeof ROWS)[number];

const OF_ROWS = {
  rows: ROWS,
  rowKey: ({ id }: Row) => id,
  columns: [
    {
      key: 'who',
      header: 'Demandeur et projet',
      width: '46%',
      sortable: true,
      cell: ({ id, title, who }) => (
        <>
          <CellName>{who}</CellName>
          <CellSub children={<CellLink href={`#data-table?${id}`}>{title}</CellLink>} />
        </>
      ),
    },
    { key: 'status', header: 'Statut', width: '28%', cell: () => <CellLine>Nouveau projet</CellLine> },
    {
      key: 'amount',
      header: 'Montant',
      align: 'end',
      width: '20%',
      cell: ({ amount }) => <CellAmount>{amount}</CellAmount>,
    },
    {
      key: 'open',
      header: 'Ouvrir',
      headerHidden: true,
      width: '6%',
      cell: () => <CellGo children={<Icon glyph={ChevronRight} />} />,
    },
  ] satisfies Column<Row>[],
};

const FACTS = [
  { term: 'Usage', value: 'Résidence principale' },
  { term: 'Adresse électronique', value: 'prenom.nom.interminable@exemple.fr' },
  { term: 'Co-emprunteur', value: null, absent: 'Sans objet' },
  { term: 'Téléphone', value: '' },
];

const AMOUNTS = [
  { term: 'Prix du bien', value: '215 000,00 €' },
  { term: 'Frais de notaire', value: '16 125,00 €' },
];

const STEPS = [
  { who: 'Vous', what: 'Vous acceptez cette proposition', more: 'Votre réponse est transmise.' },
  { who: 'Votre conseiller', what: 'Il complète le dossier', more: 'Assurance, garantie.' },
  { who: 'Le prêteur', what: 'Il édite son offre de prêt', more: 'Seule la signature vous engagera.' },
];

export const lists: Specimens = {
  'data-table': {
    Trié: (
      <DataTable
        {...OF_ROWS}
        caption="Projets, du plus récent au plus ancien"
        sorting={{ key: 'who', direction: 'descending' }}
        onSort={nothing}
      />
    ),
    'Lignes en liens, sélection (rowLink, selection)': (
      <DataTable
        {...OF_ROWS}
        caption="Dossiers, à ouvrir"
        rowLink
        selection={{
          label: 'Sélectionner les dossiers affichés',
          labelOf: ({ title }) => `Sélectionner ${title}`,
          isSelected: ({ id }) => id === 1042,
          onSelect: nothing,
        }}
      />
    ),
  },
  'row-list': {
    'À l’étroit': (
      <CompactRows label="Dossiers">
        <CompactRow
          name="Marie-Antoinette de La Rochefoucauld"
          link={(linkClass) => <a href="#row-list" className={linkClass} children="Un immeuble" />}
          figure="1 215 000,00 €"
          status={<StatusChip family="wait" plain children="Offre de crédit acceptée" />}
          end="12 jours"
        />
        <CompactRow name="" isNameComing link={() => 'Dossier n° 1042'} status="Nouveau" />
      </CompactRows>
    ),
  },
  facts: {
    'Montants en fin de ligne (align)': <Facts items={AMOUNTS} align="end" />,
    'Deux colonnes (columns)': <Facts items={[...FACTS, ...AMOUNTS]} columns={2} />,
    'Dense, dans une liste (dense)': <Facts items={AMOUNTS} dense />,
    'Des absences, à l’étroit': <Facts items={FACTS} />,
    'En bande (inline)': <Facts items={AMOUNTS} inline />,
  },
  path: {
    'Au lecteur d’agir': <Path steps={STEPS} present={0} />,
    'À un autre d’agir, à l’étroit': <Path steps={STEPS} present={1} othersTurn />,
  },
};
