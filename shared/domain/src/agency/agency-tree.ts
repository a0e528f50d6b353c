import type { Agency, AgencyTree } from './agency';

/**
 * The tree below an agency, from one flat list. Parent and child links both count, since either may be missing; an
 * agency already met is not entered twice, so a cycle ends; a child that the list does not hold is left out.
 *
 * @returns undefined when the list does not hold the root itself.
 */
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

/** An agency and all agencies below it, parents before children. */
export function agenciesOf(tree: AgencyTree): readonly Agency[] {
  return [tree.agency, ...tree.children.flatMap(agenciesOf)];
}

/** Ids of an agency and of all agencies below it. */
export const agencyIdsOf = (tree: AgencyTree): readonly number[] => agenciesOf(tree).map(({ id }) => id);

/**
 * The part of a tree that a filter by agency means: that agency and all below it. An agency that the tree does not hold
 * is none of the reader's (an old link, somebody else's): it is ignored, and the whole tree is meant.
 */
export const selectedPart = (tree: AgencyTree, agencyId: number | undefined): AgencyTree =>
  (agencyId === undefined ? undefined : subtreeOf(tree, agencyId)) ?? tree;

/** The part of a tree below one of its agencies, that agency included. */
export function subtreeOf(tree: AgencyTree, agencyId: number): AgencyTree | undefined {
  if (tree.agency.id === agencyId) return tree;
  for (const child of tree.children) {
    const found = subtreeOf(child, agencyId);
    if (found !== undefined) return found;
  }
  return undefined;
}
