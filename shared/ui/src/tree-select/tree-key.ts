import type { TreeRow } from './tree-rows';

/** What a key does to a tree, given the focused row's `index`. */
export type TreeAct =
  | { kind: 'focus'; index: number }
  | { kind: 'open' | 'close' | 'choose'; id: string }
  | { kind: 'openAll' };

/** Keys of the ARIA tree pattern, except letters; undefined for other keys. */
export function treeAct(key: string, rows: readonly TreeRow[], index: number): TreeAct | undefined {
  const row = rows[index];
  if (!row) return undefined;
  const { id } = row.node;
  const focus = (wanted: number): TreeAct => ({
    kind: 'focus',
    index: Math.min(Math.max(wanted, 0), rows.length - 1),
  });
  switch (key) {
    case 'ArrowDown':
      return focus(index + 1);
    case 'ArrowUp':
      return focus(index - 1);
    case 'Home':
      return focus(0);
    case 'End':
      return focus(rows.length - 1);
    case 'ArrowRight':
      if (row.isOpen === undefined) return focus(index);
      return row.isOpen ? focus(index + 1) : { kind: 'open', id };
    case 'ArrowLeft':
      if (row.isOpen) return { kind: 'close', id };
      return focus(rows.findIndex(({ node }) => node.id === (row.parentId ?? id)));
    case 'Enter':
    case ' ':
      return { kind: 'choose', id };
    case '*':
      return { kind: 'openAll' };
    default:
      return undefined;
  }
}

/** The next row after `index`, wrapping around, whose label starts with the typed text; undefined for none. */
export function rowByLetters(
  typed: string,
  rows: readonly TreeRow[],
  index: number,
  compare: (a: string, b: string) => number,
): number | undefined {
  // While a word is being typed, the current row may still match.
  const first = typed.length > 1 ? index : index + 1;
  for (let step = 0; step < rows.length; step += 1) {
    const at = (first + step) % rows.length;
    const label = rows[at]?.node.label ?? '';
    if (compare(label.slice(0, typed.length), typed) === 0) return at;
  }
  return undefined;
}
