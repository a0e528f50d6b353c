import fc from 'fast-check';
import { type Agency, agencyIdsOf, type AgencyTree, agencyTree, agencyWords, selectedPart } from './index';

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

  it('means the whole of it when the agency asked for is none of it', () => {
    const tree = agencyTree([agency(1, null, [2]), agency(2, 1, [3]), agency(3, 2)], 1);
    const idsFor = (id: number | undefined) => tree && agencyIdsOf(selectedPart(tree, id));
    expect(idsFor(2)).toEqual([2, 3]);
    expect(idsFor(undefined)).toEqual([1, 2, 3]);
    expect(idsFor(99)).toEqual([1, 2, 3]);
  });

  it('is as deep as a chain of a thousand', () => {
    const chain = Array.from({ length: 1000 }, (_, index) => agency(index + 1, index === 0 ? null : index));
    expect(idsBelow(chain, 1)).toHaveLength(1000);
    expect(idsBelow(chain, 951)).toHaveLength(50);
  });
});

/** Any list a back office may send: missing parents and children, cycles, unreachable agencies. */
const anyNetwork = fc
  .uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 60 })
  .chain((ids) => {
    const someId = fc.integer({ min: 1, max: 70 });
    const agencies = ids.map((id) =>
      fc
        .tuple(fc.option(someId), fc.array(someId, { maxLength: 4 }))
        .map(([parentId, childIds]) => agency(id, parentId, childIds)),
    );
    return fc.tuple(fc.tuple(...agencies), fc.constantFrom(...ids));
  });

const linksOf = (tree: AgencyTree): readonly (readonly [Agency, Agency])[] =>
  tree.children.flatMap((child) => [[tree.agency, child.agency] as const, ...linksOf(child)]);

it('holds, whatever the list, all that its links lead to, each agency once, and nothing else', () => {
  fc.assert(
    fc.property(anyNetwork, ([list, rootId]) => {
      const tree = agencyTree(list, rootId);
      const ids = tree === undefined ? [] : agencyIdsOf(tree);
      expect(ids[0]).toBe(rootId);
      expect(new Set(ids).size).toBe(ids.length);
      const isLink = (above: Agency, below: Agency) =>
        below.parentId === above.id || above.childIds.includes(below.id);
      const links = tree === undefined ? [] : linksOf(tree);
      expect(links.filter(([above, below]) => !isLink(above, below))).toEqual([]);
      const insiders = list.filter(({ id }) => ids.includes(id));
      const leftOut = list.filter(({ id }) => !ids.includes(id));
      expect(leftOut.filter((below) => insiders.some((above) => isLink(above, below)))).toEqual([]);
    }),
  );
});

const named = (name: string, ...children: readonly AgencyTree[]): AgencyTree => ({
  agency: { id: 1, name, parentId: null, childIds: [], logoFileId: null },
  children,
});

it('says how many agencies a selected one brings with it', () => {
  const leaf = named('Paris 11e');
  expect(agencyWords(leaf)).toBe('Paris 11e');
  expect(agencyWords(named('Paris', leaf))).toBe('Paris et son agence rattachée');
  expect(agencyWords(named('Île-de-France', named('Paris', leaf), leaf, leaf))).toBe(
    'Île-de-France et ses 4\u00A0agences',
  );
  expect(agencyWords(leaf, true)).toBe('Paris 11e');
  expect(agencyWords(named('Paris', leaf), true)).toBe('Paris sans son agence rattachée');
  expect(agencyWords(named('Paris', leaf, leaf), true)).toBe('Paris sans ses 2\u00A0agences');
});
