/** One choice of a tree, with those below it. Ids are unique in the whole tree. */
export interface TreeNode {
  id: string;
  label: string;
  children: readonly TreeNode[];
}
