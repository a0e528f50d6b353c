import type { TreeNode } from './tree-node';

/** A node as it shows: trees are drawn as a list of the rows that can be seen. */
export interface TreeRow {
  node: TreeNode;
  /** From 1. */
  level: number;
  /** From 1, among its brothers. */
  position: number;
  brothers: number;
  parentId: string | undefined;
  /** Undefined for a node with nothing below it. */
  isOpen: boolean | undefined;
}

/** The rows that show, from top to bottom: what is below a closed node does not. */
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

/** How many nodes are below each one, by id. */
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

/** The nodes asked for, each under all that it is below; the rest is left out. */
export function onlyFound(nodes: readonly TreeNode[], found: ReadonlySet<string>): readonly TreeNode[] {
  return nodes.flatMap((node) => {
    const children = onlyFound(node.children, found);
    return children.length > 0 || found.has(node.id) ? [{ ...node, children }] : [];
  });
}

/** The ids of what a node is below, outermost first. */
export function pathTo(nodes: readonly TreeNode[], id: string): readonly string[] | undefined {
  for (const node of nodes) {
    if (node.id === id) return [];
    const path = pathTo(node.children, id);
    if (path) return [node.id, ...path];
  }
  return undefined;
}
