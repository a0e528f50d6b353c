import { formatNumber } from '../format';

export interface Agency {
  readonly id: number;
  readonly name: string;
  readonly parentId: number | null;
  /** Direct children, as the back office lists them (at most 100). */
  readonly childIds: readonly number[];
  readonly logoFileId: number | null;
}

export interface AgencyTree {
  readonly agency: Agency;
  readonly children: readonly AgencyTree[];
}

/** The tree by parent and child links, of which either may be missing; cycles end. Undefined without its root. */
export function agencyTree(agencies: readonly Agency[], rootId: number): AgencyTree | undefined {
  const byId = new Map(agencies.map((agency) => [agency.id, agency]));
  const childrenOf = new Map<number, Set<number>>();
  const link = (parentId: number, childId: number) => {
    const known = childrenOf.get(parentId) ?? new Set<number>();
    childrenOf.set(parentId, known.add(childId));
  };
  for (const { id, parentId, childIds } of agencies) {
    if (parentId !== null) link(parentId, id);
    for (const childId of childIds) link(id, childId);
  }

  const met = new Set<number>();
  const grow = (id: number): AgencyTree | undefined => {
    const agency = byId.get(id);
    if (agency === undefined || met.has(id)) return undefined;
    met.add(id);
    const children = [...(childrenOf.get(id) ?? [])].map(grow).filter((child) => child !== undefined);
    return { agency, children };
  };
  return grow(rootId);
}

export function agenciesOf(tree: AgencyTree): readonly Agency[] {
  return [tree.agency, ...tree.children.flatMap(agenciesOf)];
}

export const agencyIdsOf = (tree: AgencyTree): readonly number[] => agenciesOf(tree).map(({ id }) => id);

/** The subtree selected by a filter; an agency outside the tree (an old link) is ignored: the whole tree. */
export const selectedPart = (tree: AgencyTree, agencyId: number | undefined): AgencyTree =>
  (agencyId === undefined ? undefined : subtreeOf(tree, agencyId)) ?? tree;

export function subtreeOf(tree: AgencyTree, agencyId: number): AgencyTree | undefined {
  if (tree.agency.id === agencyId) return tree;
  for (const child of tree.children) {
    const found = subtreeOf(child, agencyId);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `Paris Nord et ses 4 agences`, or `Paris Nord sans ses 4 agences` where it is alone. */
export function agencyWords(tree: AgencyTree, isAlone = false): string {
  const below = agencyIdsOf(tree).length - 1;
  if (below === 0) return tree.agency.name;
  const link = isAlone ? 'sans' : 'et';
  return below === 1
    ? `${tree.agency.name} ${link} son agence rattachée`
    : `${tree.agency.name} ${link} ses ${formatNumber(below)}\u00A0agences`;
}
