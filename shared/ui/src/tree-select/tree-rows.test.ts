import type { TreeNode } from './tree-rows';
import { countBelow, onlyFound, pathTo, treeRows } from './tree-rows';

const node = (id: string, ...children: readonly TreeNode[]): TreeNode => ({ id, label: id, children });

/** Fifty levels on one side, 950 siblings on the other. */
function aLargeNetwork(): readonly TreeNode[] {
  let deep = node('deep50');
  for (let level = 49; level > 0; level -= 1) deep = node(`deep${String(level)}`, deep);
  return [node('head', deep, ...Array.from({ length: 950 }, (_, index) => node(`wide${String(index)}`)))];
}

const ids = (nodes: readonly TreeNode[], isOpen: (id: string) => boolean) =>
  treeRows(nodes, isOpen).map((row) => row.node.id);

describe('the rows of a tree', () => {
  it('are what is below open nodes only', () => {
    const network = [node('a', node('b', node('c')), node('d'))];
    expect(ids(network, () => false)).toEqual(['a']);
    expect(ids(network, (id) => id === 'a')).toEqual(['a', 'b', 'd']);
    expect(ids(network, () => true)).toEqual(['a', 'b', 'c', 'd']);
    expect(treeRows(network, () => true)[3]).toMatchObject({
      level: 2,
      position: 2,
      brothers: 2,
      parentId: 'a',
    });
  });

  it('of a thousand agencies, fifty deep, are counted, found and opened', () => {
    const network = aLargeNetwork();
    expect(countBelow(network).get('head')).toBe(1000);
    expect(countBelow(network).get('deep1')).toBe(49);
    expect(treeRows(network, () => true)).toHaveLength(1001);
    expect(treeRows(network, () => true)[50]).toMatchObject({ level: 51 });
    expect(pathTo(network, 'deep50')).toHaveLength(50);
    expect(pathTo(network, 'nowhere')).toBeUndefined();
    expect(ids(onlyFound(network, new Set(['deep2', 'wide7'])), () => true)).toEqual([
      'head',
      'deep1',
      'deep2',
      'wide7',
    ]);
  });
});
