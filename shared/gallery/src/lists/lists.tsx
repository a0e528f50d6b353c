import { Button } from '@portal/ui/button';
import { Field } from '@portal/ui/field';
import { FilterBar, FilterChip, FilterChips, RemovableChip } from '@portal/ui/filter-bar';
import { Select } from '@portal/ui/input';
import { Pagination } from '@portal/ui/pagination';
import type { Family, GallerySection } from '../section';
import { ProjectsTable } from './projects-table';

const nothing = () => undefined;
const linkTo = (page: number) => ({ href: `#pagination?page=${page}` });
const FILTERS = ['Statut', 'Agence', 'Type de projet', 'Usage'];

const views = (
  <>
    <FilterChip pressed count={168} onPress={nothing}>
      Tous
    </FilterChip>
    <FilterChip pressed={false} count={102} onPress={nothing}>
      En cours
    </FilterChip>
    <FilterChip pressed={false} onPress={nothing}>
      Clos
    </FilterChip>
  </>
);

const bar = (
  <FilterBar actions={<Button variant="quiet">Effacer</Button>}>
    {FILTERS.map((label) => (
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

const filterSections: readonly GallerySection[] = [
  {
    id: 'filter-chips',
    name: 'FilterChips, FilterChip, RemovableChip',
    from: '@portal/ui/filter-bar',
    purpose: 'Les vues d’une liste, et ses filtres actifs avec leur sortie.',
    specimens: [
      { name: 'Vues', show: <FilterChips label="Vues">{views}</FilterChips>, ground: 'canvas' },
      {
        name: 'Focus',
        show: (
          <FilterChip pressed={false} onPress={nothing}>
            En cours
          </FilterChip>
        ),
        ground: 'canvas',
        focused: true,
      },
      {
        name: 'Filtres actifs',
        show: (
          <FilterChips label="Filtres actifs">
            <RemovableChip onRemove={nothing}>Statut : nouveau projet</RemovableChip>
            <RemovableChip onRemove={nothing}>Agence : Paris Nord</RemovableChip>
          </FilterChips>
        ),
        ground: 'canvas',
      },
      {
        name: 'Sur une ligne qui défile (scroll)',
        show: (
          <FilterChips label="Vues, à l’étroit" scroll>
            {views}
          </FilterChips>
        ),
        ground: 'canvas',
        width: 'narrow',
      },
    ],
  },
  {
    id: 'filter-bar',
    name: 'FilterBar',
    from: '@portal/ui/filter-bar',
    purpose: 'Des filtres en ligne, autant qu’il en tient. Chacun vit dans l’adresse de la page.',
    specimens: [
      { name: 'Large', show: bar, width: 'wide' },
      { name: 'À l’étroit', show: bar, width: 'narrow' },
    ],
  },
];

/** What shows many things at once. */
export const lists: Family = {
  id: 'listes',
  name: 'LES LISTES',
  sections: [
    ...filterSections,
    {
      id: 'data-table',
      name: 'DataTable, CellLink, CellSub, CellAmount, RowActions',
      from: '@portal/ui/data-table',
      purpose: 'Des lignes à comparer. Sous la largeur qu’il lui faut, montrez des cartes.',
      specimens: [
        {
          name: 'Trié, avec actions',
          show: <ProjectsTable caption="Projets, du plus récent au plus ancien" sorted />,
          width: 'wide',
        },
        { name: 'Sans tri', show: <ProjectsTable caption="Projets" />, width: 'wide' },
        { name: 'Vide', show: <ProjectsTable caption="Projets, aucun" empty />, width: 'wide' },
        {
          name: 'À l’étroit, il défile',
          show: <ProjectsTable caption="Projets, à l’étroit" />,
          width: 'narrow',
        },
      ],
    },
    {
      id: 'pagination',
      name: 'Pagination',
      from: '@portal/ui/pagination',
      purpose: 'De combien à combien sur combien, et les pages. Rien quand il n’y en a qu’une.',
      specimens: [
        {
          name: 'Première page',
          show: <Pagination page={1} pageSize={10} total={465} linkTo={linkTo} />,
          width: 'wide',
        },
        {
          name: 'Au milieu',
          show: <Pagination page={23} pageSize={10} total={465} linkTo={linkTo} />,
          width: 'wide',
        },
        {
          name: 'Dernière page',
          show: <Pagination page={3} pageSize={10} total={24} linkTo={linkTo} />,
          width: 'wide',
        },
        {
          name: 'À l’étroit',
          show: <Pagination page={2} pageSize={10} total={30} linkTo={linkTo} />,
          width: 'narrow',
        },
      ],
    },
  ],
};
