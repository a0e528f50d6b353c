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
} from '@portal/ui/data-table';
import { Facts } from '@portal/ui/facts';
import { ChevronRight, Icon, Pencil } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Path, Timeline } from '@portal/ui/path';
import { CompactRow, CompactRows } from '@portal/ui/row-list';
import { StatusChip } from '@portal/ui/status-chip';
import { nothing, type Specimens } from '../specimen';

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
        <CellSub>{who}</CellSub>
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
    purpose:
      'Des lignes à comparer. Avec rowLink, toute la ligne ouvre son unique lien. À l’étroit, montrez des lignes compactes ou des cartes.',
    setting: 'wide',
    states: {
      'Trié, avec actions et un total': (
        <DataTable
          {...OF_ROWS}
          caption="Projets, du plus récent au plus ancien"
          sorting={{ key: 'title', direction: 'descending' }}
          onSort={nothing}
          total={ROWS[0]}
        />
      ),
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
            onSelect: nothing,
          }}
        />
      ),
      'À l’étroit, il défile': <DataTable {...OF_ROWS} caption="Projets, à l’étroit" />,
    },
  },
  'row-list': {
    purpose: 'Une liste de travail sur un téléphone : deux lignes, toute la ligne est le lien.',
    states: {
      'À l’étroit': (
        <CompactRows label="Dossiers">
          <CompactRow
            name="Marie-Antoinette de La Rochefoucauld"
            link={(linkClass) => (
              <a href="#row-list" className={linkClass}>
                Acquisition d’un immeuble de rapport
              </a>
            )}
            figure="1 215 000,00 €"
            status={<StatusChip family="wait" plain children="Offre de crédit acceptée" />}
            end="12 jours"
          />
          <CompactRow name="" isNameComing link={() => 'Dossier n° 1042'} status="Nouveau" />
        </CompactRows>
      ),
    },
  },
  facts: {
    purpose: 'Termes et valeurs entre des filets. Une valeur absente se dit, jamais un tiret.',
    states: {
      'Montants en fin de ligne (align)': <Facts items={AMOUNTS} align="end" />,
      'Deux colonnes (columns)': <Facts items={[...FACTS, ...AMOUNTS]} columns={2} />,
      'Dense, dans une liste (dense)': <Facts items={AMOUNTS} dense />,
      'Des absences, à l’étroit': <Facts items={FACTS} />,
      'En bande (inline)': <Facts items={AMOUNTS} inline />,
    },
  },
  path: {
    purpose:
      'Ce qui suit, dans l’ordre, ou ce qui s’est passé, le plus récent d’abord. La lampe seulement quand c’est au lecteur d’agir.',
    states: {
      'Au lecteur d’agir': <Path steps={STEPS} present={0} />,
      'À un autre d’agir, à l’étroit': <Path steps={STEPS} present={1} othersTurn />,
      'Ce qui s’est passé (Timeline)': (
        <Timeline
          entries={[
            { key: '3', what: 'Signature du mandat', state: 'todo' },
            { key: '2', what: 'Deux propositions', date: 'Depuis le 18 novembre 2026', state: 'current' },
            { key: '1', what: 'Projet déposé', date: '14 octobre 2026' },
          ]}
        />
      ),
    },
  },
};
