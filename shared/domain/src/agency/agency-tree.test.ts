import type { Agency } from './agency';
import { agencyIdsOf, agencyTree, subtreeOf } from './agency-tree';

const agency = (id: number, parentId: number | null, childIds: readonly number[] = []): Agency => ({
  id,
  name: `Agence ${String(id)}`,
  parentId,
  childIds,
  logoFileId: null,
});

const idsBelow = (list: readonly Agency[], rootId: number) => {
  const tree = agencyTree(list, rootId);
  return tree === undefined ? undefined : [...agencyIdsOf(tree)].sort((a, b) => a - b);
};

describe('the tree of agencies', () => {
  it('is an agency with all below it', () => {
    const list = [agency(1, null, [2, 3]), agency(2, 1, [4]), agency(3, 1), agency(4, 2), agency(9, null)];
    expect(idsBelow(list, 1)).toEqual([1, 2, 3, 4]);
    expect(idsBelow(list, 2)).toEqual([2, 4]);
    expect(idsBelow(list, 4)).toEqual([4]);
  });

  it('is found from parents alone, or from children alone', () => {
    expect(idsBelow([agency(1, null), agency(2, 1), agency(3, 2)], 1)).toEqual([1, 2, 3]);
    expect(idsBelow([agency(1, null, [2]), agency(2, null, [3]), agency(3, null)], 1)).toEqual([1, 2, 3]);
  });

  it('survives a cycle and children that are not there', () => {
    expect(idsBelow([agency(1, 3, [2, 77]), agency(2, 1, [3]), agency(3, 2, [1])], 1)).toEqual([1, 2, 3]);
    expect(idsBelow([agency(1, 1, [1])], 1)).toEqual([1]);
  });

  it('is not there without its root', () => {
    expect(agencyTree([agency(1, null)], 5)).toBeUndefined();
  });

  it('gives the part below one of its agencies', () => {
    const tree = agencyTree([agency(1, null, [2]), agency(2, 1, [3]), agency(3, 2)], 1);
    const part = tree === undefined ? undefined : subtreeOf(tree, 2);
    expect(part === undefined ? [] : agencyIdsOf(part)).toEqual([2, 3]);
    expect(tree === undefined ? undefined : subtreeOf(tree, 8)).toBeUndefined();
  });
});
