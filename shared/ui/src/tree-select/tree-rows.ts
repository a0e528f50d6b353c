/** A visible node: the tree is rendered as a flat list of its visible rows. */
export interface TreeRow {
  node: TreeNode;
  /** From 1. */
  level: number;
  /** From 1, among its siblings. */
  position: number;
  brothers: number;
  parentId: string | undefined;
  /** Undefined for a leaf. */
  isOpen: boolean | undefined;
}

/** The visible rows from top to bottom, without the descendants of collapsed nodes. */
export function treeRows(
  nodes: readonly TreeNode[],
  isOpen: (id: string) => boolean,
  parent?: TreeRow,
): readonly TreeRow[] {
  return nodes.flatMap((node, index) => {
    const row: TreeRow = {
      node,
      level: (parent?.level ?? 0) + 1,
      position: index + 1,
      brothers: nodes.length,
      parentId: parent?.node.id,
      isOpen: node.children.length === 0 ? undefined : isOpen(node.id),
    };
    return row.isOpen ? [row, ...treeRows(node.children, isOpen, row)] : [row];
  });
}

/** Number of descendants of each node, by id. */
export function countBelow(nodes: readonly TreeNode[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = (node: TreeNode): number => {
    const below = node.children.reduce((sum, child) => sum + 1 + count(child), 0);
    counts.set(node.id, below);
    return below;
  };
  nodes.forEach(count);
  return counts;
}

/** The tree cut to the given nodes and their ancestors. */
export function onlyFound(nodes: readonly TreeNode[], found: ReadonlySet<string>): readonly TreeNode[] {
  return nodes.flatMap((node) => {
    const children = onlyFound(node.children, found);
    return children.length > 0 || found.has(node.id) ? [{ ...node, children }] : [];
  });
}

/** Ids of a node's ancestors, outermost first. */
export function pathTo(nodes: readonly TreeNode[], id: string): readonly string[] | undefined {
  for (const node of nodes) {
    if (node.id === id) return [];
    const path = pathTo(node.children, id);
    if (path) return [node.id, ...path];
  }
  return undefined;
}

/** A tree item with its children. Ids are unique in the whole tree. */
export interface TreeNode {
  id: string;
  label: string;
  children: readonly TreeNode[];
}
