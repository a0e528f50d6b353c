import { agenciesOf, type AgencyTree, agencyWords, subtreeOf } from '@portal/domain/agency';
import { formatCount } from '@portal/domain/format';
import { searchable, searchRows } from '@portal/domain/search';
import { Field } from '@portal/ui/field';
import { type TreeNode, TreeSelect } from '@portal/ui/tree-select';
import { useMemo } from 'react';
import styles from './filter-set.module.css';

interface AgencyFilterProps {
  /** The user's agency and all below it. Undefined while loading, null on failure. */
  readonly tree: AgencyTree | null | undefined;
  readonly value: number | undefined;
  /** Without the agencies below it. */
  readonly isAlone: boolean | undefined;
  readonly onChoose: (agencyId: number | undefined) => void;
}

const ALL: TreeNode = { id: '', label: 'Toutes', children: [] };

export function AgencyFilter({ tree, value, isAlone, onChoose }: AgencyFilterProps) {
  const nodes = useMemo(
    () => (tree === undefined ? undefined : [ALL, ...(tree ? [toNode(tree)] : [])]),
    [tree],
  );
  const find = useMemo(() => {
    const agencies = searchable(tree ? agenciesOf(tree) : [], ({ name }) => [name]);
    return (typed: string) => new Set(searchRows(agencies, typed).map(({ id }) => String(id)));
  }, [tree]);
  // An agency outside the tree filters nothing.
  const part = value === undefined || !tree ? undefined : subtreeOf(tree, value);
  const isUnknown = value !== undefined && !tree;
  return (
    <Field label="Agence" size="sm" className={styles.agency}>
      {(ties) => (
        <TreeSelect
          {...ties}
          title="Agence"
          nodes={nodes}
          value={part === undefined ? ALL.id : String(part.agency.id)}
          shown={part ? agencyWords(part, isAlone) : isUnknown ? `n°\u00A0${String(value)}` : ALL.label}
          searchLabel="Rechercher une agence"
          find={find}
          count={(count) => formatCount(count, 'agence')}
          noMatch="Aucune agence de ce nom."
          onChoose={(id) => onChoose(id === ALL.id ? undefined : Number(id))}
        />
      )}
    </Field>
  );
}

const french = new Intl.Collator('fr-FR', { numeric: true });

const toNode = ({ agency, children }: AgencyTree): TreeNode => ({
  id: String(agency.id),
  label: agency.name,
  children: children.map(toNode).toSorted((a, b) => french.compare(a.label, b.label)),
});
