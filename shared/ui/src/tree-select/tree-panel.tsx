import { useId, useMemo, useState } from 'react';
import { Field } from '../field/field';
import { Icon, Search } from '../icon/icon';
import { Affix, Input } from '../input/input';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { Tree } from './tree';
import type { TreeNode } from './tree-rows';
import { countBelow, onlyFound, pathTo, treeRows } from './tree-rows';
import styles from './tree-select.module.css';

export interface TreePanelProps {
  /** What is chosen: « Agence ». */
  title: string;
  nodes: readonly TreeNode[];
  value: string;
  searchLabel: string;
  /** Ids of the nodes that match the typed text. */
  find: (typed: string) => ReadonlySet<string>;
  /** « 4 agences ». */
  count: (nodes: number) => string;
  /** Shown when a search finds nothing: « Aucune agence de ce nom ». */
  noMatch: string;
  onChoose: (id: string) => void;
}

/** A tree up to this size is initially expanded; a larger one shows its first level and the path to the selection. */
const SHORT_TREE = 30;

/** The popup of a `TreeSelect`: a search field and the tree. */
export function TreePanel({
  title,
  nodes,
  value,
  searchLabel,
  find,
  count,
  noMatch,
  onChoose,
}: TreePanelProps) {
  const statusId = useId();
  const below = useMemo(() => countBelow(nodes), [nodes]);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState<string | undefined>(value);
  const [open, setOpen] = useState(() => firstOpen(nodes, below, value));
  const sought = typed.trim();
  const found = useMemo(() => (sought === '' ? undefined : find(sought)), [find, sought]);
  const rows = useMemo(
    () => (found ? treeRows(onlyFound(nodes, found), () => true) : treeRows(nodes, (id) => open.has(id))),
    [nodes, found, open],
  );
  const firstFound = found && rows.find(({ node }) => found.has(node.id));

  const toggle = (id: string, isOpen: boolean) => {
    // Search results are always expanded.
    if (found) return;
    const next = new Set(open);
    if (isOpen) next.add(id);
    else next.delete(id);
    setOpen(next);
    // The focused row may be about to disappear.
    setActive(id);
  };

  return (
    <div className={styles.panel}>
      <Field label={searchLabel} size="sm" describedBy={statusId}>
        {(ties) => (
          <Affix start={<Icon glyph={Search} />}>
            <Input
              entry="search"
              {...ties}
              type="search"
              value={typed}
              spellCheck={false}
              enterKeyHint="done"
              onChange={(event) => {
                setTyped(event.target.value);
                setActive(undefined);
              }}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && firstFound) {
                  event.preventDefault();
                  onChoose(firstFound.node.id);
                }
                if (event.key === 'ArrowDown') {
                  event.preventDefault();
                  const panel = event.currentTarget.closest(`.${styles.panel ?? ''}`);
                  panel?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
                }
              }}
            />
          </Affix>
        )}
      </Field>
      <VisuallyHidden id={statusId} role="status">
        {found && (found.size === 0 ? noMatch : count(found.size))}
      </VisuallyHidden>
      {rows.length === 0 ? (
        <p className={styles.empty} aria-hidden={found !== undefined}>
          {noMatch}
        </p>
      ) : (
        <Tree
          label={title}
          rows={rows}
          value={value}
          active={active ?? firstFound?.node.id}
          onActive={setActive}
          onToggle={toggle}
          onOpenAll={() => setOpen(new Set(below.keys()))}
          onChoose={onChoose}
          note={(id) => {
            const many = below.get(id) ?? 0;
            return many === 0 ? undefined : count(many);
          }}
        />
      )}
    </div>
  );
}

function firstOpen(
  nodes: readonly TreeNode[],
  below: ReadonlyMap<string, number>,
  value: string,
): ReadonlySet<string> {
  if (below.size <= SHORT_TREE) return new Set(below.keys());
  return new Set([...nodes.map(({ id }) => id), ...(pathTo(nodes, value) ?? [])]);
}
