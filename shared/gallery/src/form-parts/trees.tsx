import { Field } from '@portal/ui/field';
import { type TreeNode, TreeSelect } from '@portal/ui/tree-select';
import { useState } from 'react';
import type { GallerySection } from '../section';

const node = (id: string, label: string, ...children: readonly TreeNode[]): TreeNode => ({
  id,
  label,
  children,
});

const NETWORK: readonly TreeNode[] = [
  node('', 'Toutes'),
  node(
    '59',
    'InterGestion',
    node('60', 'Île-de-France', node('70', 'Paris Nord'), node('71', 'Paris Sud'), node('72', 'Versailles')),
    node('61', 'Grand Ouest', node('73', 'Rennes'), node('74', 'Nantes')),
    node('64', 'Outre-mer et frontaliers', node('82', 'Saint-Denis (La Réunion)')),
  ),
];

/** Sixty agencies under twelve regions: only the first level is open at first. */
const LARGE: readonly TreeNode[] = [
  node('', 'Toutes'),
  node(
    'l',
    'Réseau national',
    ...Array.from({ length: 12 }, (_, region) =>
      node(
        `r${String(region)}`,
        `Région ${String(region + 1)}`,
        ...Array.from({ length: 4 }, (_, index) =>
          node(`a${String(region)}-${String(index)}`, `Agence ${String(region * 4 + index + 1)}`),
        ),
      ),
    ),
  ),
];

const everyNode = (nodes: readonly TreeNode[]): readonly TreeNode[] =>
  nodes.flatMap((one) => [one, ...everyNode(one.children)]);

interface SampleProps {
  readonly nodes: readonly TreeNode[] | undefined;
  readonly initial?: string;
  readonly words?: string;
}

function Sample({ nodes, initial = '', words }: SampleProps) {
  const [value, setValue] = useState(initial);
  const all = everyNode(nodes ?? []);
  const label = all.find(({ id }) => id === value)?.label ?? 'Toutes';
  return (
    <Field label="Agence" size="sm">
      {(ties) => (
        <TreeSelect
          {...ties}
          title="Agence"
          nodes={nodes}
          value={value}
          shown={value === initial ? (words ?? label) : label}
          searchLabel="Rechercher une agence"
          find={(typed) =>
            new Set(
              all.filter((one) => one.label.toLowerCase().includes(typed.toLowerCase())).map(({ id }) => id),
            )
          }
          count={(count) => `${String(count)}\u00A0${count > 1 ? 'agences' : 'agence'}`}
          noMatch="Aucune agence de ce nom."
          onChoose={setValue}
        />
      )}
    </Field>
  );
}

/** What one chooses in a tree. */
export const treeSections: readonly GallerySection[] = [
  {
    id: 'tree-select',
    name: 'TreeSelect',
    from: '@portal/ui/tree-select',
    purpose:
      'Un choix dans un arbre : flèches, Début, Fin, lettres, recherche. Une feuille sur un écran étroit. Ce qui est choisi l’est avec tout ce qui est dessous, et le champ le dit.',
    specimens: [
      { name: 'Rien de choisi', show: <Sample nodes={NETWORK} /> },
      {
        name: 'Une agence et les siennes',
        show: <Sample nodes={NETWORK} initial="60" words={'Île-de-France et ses 3\u00A0agences'} />,
      },
      { name: 'Soixante agences', show: <Sample nodes={LARGE} /> },
      { name: 'Focus', show: <Sample nodes={NETWORK} />, focused: true },
      { name: 'En chemin', show: <Sample nodes={undefined} /> },
      {
        name: 'À l’étroit',
        show: <Sample nodes={NETWORK} initial="82" words="Saint-Denis (La Réunion)" />,
        width: 'narrow',
      },
    ],
  },
];
