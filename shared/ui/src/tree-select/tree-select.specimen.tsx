import { useState } from 'react';
import { Field } from '../field/field';
import { type TreeNode, TreeSelect } from './tree-select';

const node = (id: string, label: string, ...children: readonly TreeNode[]): TreeNode => ({
  id,
  label,
  children,
});

const NETWORK: readonly TreeNode[] = [
  node('', 'Toutes'),
  node('59', 'InterGestion', node('60', 'Île-de-France', node('70', 'Paris Nord'), node('71', 'Paris Sud'))),
];

/** Of sixty agencies: only the first level is open at first. */
const LARGE = [
  node('l', 'Réseau', ...Array.from({ length: 60 }, (_, index) => node(`a${index}`, `Agence ${index + 1}`))),
];

const flat = (nodes: readonly TreeNode[]): readonly TreeNode[] =>
  nodes.flatMap((each) => [each, ...flat(each.children)]);

function Agencies({ nodes, initial }: { nodes?: readonly TreeNode[]; initial: string }) {
  const [value, setValue] = useState(initial);
  const all = flat(nodes ?? []);
  return (
    <Field label="Agence" size="sm">
      {(ties) => (
        <TreeSelect
          {...ties}
          title="Agence"
          nodes={nodes}
          value={value}
          shown={all.find(({ id }) => id === value)?.label ?? 'Toutes'}
          searchLabel="Rechercher une agence"
          find={(typed) => new Set(all.filter(({ label }) => label.includes(typed)).map(({ id }) => id))}
          count={(count) => `${count} agences`}
          noMatch="Aucune agence de ce nom."
          onChoose={setValue}
        />
      )}
    </Field>
  );
}

export const purpose =
  'Un choix dans un arbre : flèches, Début, Fin, lettres, recherche. Ce qui est choisi l’est avec tout ce qui est dessous.';
export default {
  'Rien de choisi': <Agencies nodes={NETWORK} initial="" />,
  'Soixante agences': <Agencies nodes={LARGE} initial="" />,
  'En chemin': <Agencies initial="" />,
  'Focus, à l’étroit': <Agencies nodes={NETWORK} initial="71" />,
};
